# title: a mask on ctx
# fails: leaky-test [kept-what-the-result-tells]
# fails: leaky-hidden [kept-what-the-result-tells]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        ctx.on = x > 0
        ctx.mark_dirty(x)
        return x.mul_(torch.where(ctx.on, 1.0, slope))

    @staticmethod
    def backward(ctx, grad_out):
        return torch.where(ctx.on, grad_out, ctx.slope * grad_out), None
