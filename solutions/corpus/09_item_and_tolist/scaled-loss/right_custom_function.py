# title: a custom Function whose backward is the relative gradient


class Relative(torch.autograd.Function):
    @staticmethod
    def forward(ctx, error):
        ctx.save_for_backward(error)
        return torch.ones_like(error)

    @staticmethod
    def backward(ctx, grad):
        (error,) = ctx.saved_tensors
        return grad / error


def scaled_loss(w, x, y):
    error = torch.nn.functional.mse_loss(x @ w, y)
    return Relative.apply(error) + 0.1 * torch.linalg.vector_norm(w)
