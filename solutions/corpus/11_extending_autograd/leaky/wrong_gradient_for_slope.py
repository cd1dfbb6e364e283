# title: a gradient for the number
# fails: leaky-test [none-for-what-is-no-tensor]
# fails: leaky-hidden [none-for-what-is-no-tensor]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, grad_out * ctx.slope), (grad_out * y).sum()
