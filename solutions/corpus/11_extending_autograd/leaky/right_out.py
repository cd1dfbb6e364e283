# title: where with out=


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        x.mul_((x > 0) + slope * (x <= 0))
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        y = ctx.saved_tensors[0]
        return grad_out * ((y > 0) + ctx.slope * (y <= 0)), None
