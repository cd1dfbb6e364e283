# title: the mask as a list of truth values
# fails: leaky-test [kept-what-the-result-tells]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        on = x > 0
        ctx.kept = {"on": on.tolist(), "slope": slope}
        ctx.mark_dirty(x)
        return x.mul_(torch.where(on, 1.0, slope))

    @staticmethod
    def backward(ctx, grad_out):
        on = torch.tensor(ctx.kept["on"])
        return torch.where(on, grad_out, ctx.kept["slope"] * grad_out), None
