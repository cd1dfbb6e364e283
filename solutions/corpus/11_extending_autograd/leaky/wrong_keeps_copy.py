# title: a copy of the old x
# fails: leaky-test [kept-what-the-result-tells]
# fails: leaky-hidden [kept-what-the-result-tells]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        ctx.save_for_backward(x.clone())
        ctx.mark_dirty(x)
        x[x <= 0] *= slope
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, grad_out * ctx.slope), None
