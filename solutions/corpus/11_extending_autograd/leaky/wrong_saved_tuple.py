# title: saved_tensors not unpacked
# fails: leaky-test [saved-tensors-is-a-tuple]
# fails: leaky-hidden [saved-tensors-is-a-tuple]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        ctx.slope = slope
        return x

    @staticmethod
    def backward(ctx, g):
        y = ctx.saved_tensors
        return torch.where(y > 0, g, g * ctx.slope), None
