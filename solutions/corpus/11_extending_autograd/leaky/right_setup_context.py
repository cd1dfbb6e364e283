# title: the newer style


class Leaky(Function):
    @staticmethod
    def forward(x, slope):
        return x.mul_(torch.where(x > 0, 1.0, slope))

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, ctx.slope = inputs
        ctx.mark_dirty(x)
        ctx.save_for_backward(output)

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, grad_out * ctx.slope), None
