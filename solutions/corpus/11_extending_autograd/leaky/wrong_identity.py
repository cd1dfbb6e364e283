# title: passes all back
# fails: leaky-test [grad-out-alone]
# fails: leaky-hidden [grad-out-alone]


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
        return grad_out, None
