# title: hangs the result into x.data
# fails: leaky-test [no diagnosis]
# fails: leaky-hidden [no diagnosis]
class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x.data = torch.where(x > 0, x, slope * x)
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        ctx.slope = slope
        return x
    @staticmethod
    def backward(ctx, g):
        y, = ctx.saved_tensors
        return torch.where(y > 0, g, ctx.slope * g), None
