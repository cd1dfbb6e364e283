# title: multiplies what is negative, twice
# fails: leaky-test [no diagnosis]
# fails: leaky-hidden [no diagnosis]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x.mul_(torch.where(x < 0, slope, 1.0))
        x[x <= 0] = x[x <= 0] * slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        ctx.slope = slope
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, ctx.slope * grad_out), None
