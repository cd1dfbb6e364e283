# title: the slopes alone
# fails: leaky-test [grad-out-forgotten]
# fails: leaky-hidden [grad-out-forgotten]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return (y > 0) + ctx.slope * (y <= 0), None
