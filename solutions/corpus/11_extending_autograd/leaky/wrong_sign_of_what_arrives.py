# title: applies the activation to the gradient: its sign decides
# fails: leaky-test [mask-of-grad-out]
# fails: leaky-hidden [mask-of-grad-out]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x.copy_(F.leaky_relu(x, slope))
        ctx.mark_dirty(x)
        ctx.slope = slope
        return x

    @staticmethod
    def backward(ctx, grad_out):
        return F.leaky_relu(grad_out, ctx.slope), None
