# title: keeps the mask as bytes
# fails: leaky-test [kept-what-the-result-tells]
# fails: leaky-hidden [kept-what-the-result-tells]
class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.where = bytes((x > 0).flatten().tolist())
        x[x <= 0] *= slope
        ctx.mark_dirty(x)
        ctx.slope = slope
        return x
    @staticmethod
    def backward(ctx, g):
        on = torch.tensor(list(ctx.where)).bool().reshape(g.shape)
        return torch.where(on, g, ctx.slope * g), None
