# title: marks x only if it requires a gradient
# fails: leaky-hidden [returned-and-not-marked]


class Leaky(Function):
    """A leaky relu that writes its result over `x`."""

    @staticmethod
    def forward(ctx, x, slope):
        x[x < 0] *= slope
        if ctx.needs_input_grad[0]:
            ctx.mark_dirty(x)
            ctx.save_for_backward(x)
            ctx.slope = slope
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, ctx.slope * grad_out), None
