# title: keeps a NumPy picture of w
# fails: ternary-test [stored-instead-of-saved]
# fails: ternary-hidden [stored-instead-of-saved]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.picture = w.detach().numpy()
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        inside = torch.as_tensor(abs(ctx.picture) <= 1)
        return grad_out * inside, None
