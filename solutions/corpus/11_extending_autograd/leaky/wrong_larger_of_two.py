# title: the larger of x and slope times x
# fails: leaky-test [no diagnosis]
# fails: leaky-hidden [no diagnosis]
# never: sides-exchanged
class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x.copy_(torch.maximum(x, slope * x))
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        ctx.slope = slope
        return x
    @staticmethod
    def backward(ctx, g):
        y, = ctx.saved_tensors
        return torch.where(y > 0, g, ctx.slope * g), None
