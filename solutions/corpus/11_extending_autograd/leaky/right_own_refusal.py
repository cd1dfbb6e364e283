# title: refuses a leaf before anything happens


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        if ctx.needs_input_grad[0] and x.is_leaf:
            raise ValueError("x is a leaf that requires grad")
        ctx.slope = slope
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, grad_out * ctx.slope), None
