# title: writes into what arrives
# fails: leaky-test [arriving-gradient-overwritten]
# fails: leaky-hidden [arriving-gradient-overwritten]


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
        grad_out[y <= 0] *= ctx.slope
        return grad_out, None
