# title: makes a tensor of slope, so that it can be saved
# fails: leaky-test [no diagnosis]
# fails: leaky-hidden [no diagnosis]
# never: kept-what-the-result-tells


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        x.copy_(torch.where(x > 0, x, slope * x))
        ctx.mark_dirty(x)
        ctx.save_for_backward(x, torch.tensor(slope))
        return x

    @staticmethod
    def backward(ctx, g):
        y, factor = ctx.saved_tensors
        return torch.where(y > 0, g, g * factor), None
