# title: forward returns a tuple, as backward does
# fails: leaky-test [no diagnosis]
# fails: leaky-hidden [no diagnosis]
# never: saved-tensors-is-a-tuple


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return (x,)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return torch.where(x > 0, grad_out, ctx.slope * grad_out), None
