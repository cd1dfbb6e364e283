# title: less than 0 in backward
# fails: leaky-test [kink-counts-as-on]
# fails: leaky-hidden [kink-counts-as-on]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x[x < 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        ctx.slope = slope
        return x

    @staticmethod
    def backward(ctx, g):
        (y,) = ctx.saved_tensors
        return torch.where(y < 0, g * ctx.slope, g), None
