# title: the larger of both: wrong for slope over 1
# fails: leaky-test [no diagnosis]
# fails: leaky-hidden [no diagnosis]
# never: sides-exchanged


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        ctx.mark_dirty(x)
        x.copy_(torch.maximum(x, slope * x))
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, grad_out * ctx.slope), None
