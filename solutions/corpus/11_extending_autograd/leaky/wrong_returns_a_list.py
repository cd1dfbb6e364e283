# title: the numbers are returned as a list
# fails: leaky-test [marked-but-not-returned]
# fails: leaky-hidden [marked-but-not-returned]
class Leaky(Function):
    """A leaky relu that writes its result over `x`.

    Leaky.apply(x, slope), with slope > 0.
    """

    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x.tolist()

    @staticmethod
    def backward(ctx, grad_out):
        x, = ctx.saved_tensors
        return (torch.where(x > 0, grad_out, ctx.slope * grad_out), None)
