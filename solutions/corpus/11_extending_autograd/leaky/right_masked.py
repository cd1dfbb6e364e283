# title: masked_scatter


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        negative = x <= 0
        x[negative] = x[negative] * slope
        ctx.slope = slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        g = grad_out.clone()
        g[y <= 0] *= ctx.slope
        return g, None
