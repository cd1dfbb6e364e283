# title: a leaf that is marked is refused, so marks the others only
# fails: leaky-test [not-marked-as-changed]
# fails: leaky-hidden [not-marked-as-changed]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        x.copy_(torch.where(x > 0, x, slope * x))
        if not x.is_leaf:
            ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, grad_out * ctx.slope), None
