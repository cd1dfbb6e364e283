# title: slope not put onto ctx
# fails: leaky-test [not-put-onto-ctx]
# fails: leaky-hidden [not-put-onto-ctx]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, g):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, g, g * ctx.slope), None
