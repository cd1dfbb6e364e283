# title: keeps the slope on the class, where the next call overwrites it
# fails: leaky-hidden [no diagnosis]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        Leaky.slope = slope
        x.copy_(torch.where(x > 0, x, slope * x))
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (after,) = ctx.saved_tensors
        return torch.where(after > 0, 1.0, Leaky.slope) * grad_out, None
