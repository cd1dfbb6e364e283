# title: with slope 1 nothing changes, so returns x at once
# fails: leaky-hidden [no diagnosis]


class Leaky(Function):
    """A leaky relu that writes its result over `x`."""

    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        if slope == 1:
            return x
        x.copy_(torch.where(x > 0, x, slope * x))
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        if ctx.slope == 1:
            return grad_out, None
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, ctx.slope * grad_out), None
