# title: an error of its own words


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.slope = slope
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, g):
        try:
            (y,) = ctx.saved_tensors
        except RuntimeError as error:
            raise ValueError("Leaky: x was changed after the forward pass") from error
        return torch.where(y > 0, g, ctx.slope * g), None
