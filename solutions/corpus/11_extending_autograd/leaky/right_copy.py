# title: copies a new tensor over x


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.mark_dirty(x)
        ctx.slope = slope
        x.copy_(torch.where(x > 0, x, x * slope))
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, grad_out * ctx.slope), None
