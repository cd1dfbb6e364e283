# title: slope without what arrives
# fails: leaky-test [no diagnosis]
# fails: leaky-hidden [no diagnosis]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        ctx.slope = slope
        return x

    @staticmethod
    def backward(ctx, g):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, g, ctx.slope), None
