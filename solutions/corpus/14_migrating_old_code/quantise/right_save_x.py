# title: x is saved


class Quantise(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return torch.where(x.abs() > ctx.limit, torch.zeros_like(grad_out), grad_out), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
