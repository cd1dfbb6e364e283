# title: without mark_dirty
# fails: leaky-test [returned-and-not-marked]
# fails: leaky-hidden [returned-and-not-marked]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        x[x <= 0] *= slope
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, grad_out * ctx.slope), None
