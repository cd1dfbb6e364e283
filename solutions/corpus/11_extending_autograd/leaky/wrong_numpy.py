# title: writes through NumPy
# fails: leaky-test [returned-and-not-marked]
# fails: leaky-hidden [returned-and-not-marked]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        a = x.detach().numpy()
        a[a <= 0] *= slope
        ctx.save_for_backward(x)
        ctx.slope = slope
        return x

    @staticmethod
    def backward(ctx, g):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, g, g * ctx.slope), None
