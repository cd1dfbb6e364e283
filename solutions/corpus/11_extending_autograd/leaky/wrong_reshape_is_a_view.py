# title: takes reshape(-1) for a view of x in any case; of a column or a transposed matrix it is a copy
# fails: leaky-hidden [no diagnosis]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        row = x.reshape(-1)
        row[row <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        ctx.slope = slope
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, ctx.slope * grad_out), None
