# title: saves the number
# fails: leaky-test [only-tensors-are-saved]
# fails: leaky-hidden [only-tensors-are-saved]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x, slope)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        y, slope = ctx.saved_tensors
        return torch.where(y > 0, grad_out, grad_out * slope), None
