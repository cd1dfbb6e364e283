# title: result on ctx
# fails: leaky-test [stored-instead-of-saved]
# fails: leaky-hidden [stored-instead-of-saved]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.y = x
        return x

    @staticmethod
    def backward(ctx, grad_out):
        return torch.where(ctx.y > 0, grad_out, grad_out * ctx.slope), None
