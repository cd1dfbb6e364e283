# title: torch's own in-place leaky_relu_ inside


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.mark_dirty(x)
        F.leaky_relu_(x, slope)
        ctx.save_for_backward(x)
        ctx.slope = slope
        return x

    @staticmethod
    def backward(ctx, g):
        y, = ctx.saved_tensors
        out = g.clone()
        out[y <= 0] *= ctx.slope
        return out, None
