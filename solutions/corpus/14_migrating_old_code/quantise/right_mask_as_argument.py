# title: mask in ctx, two classes


class Passing(Function):
    @staticmethod
    def forward(ctx, x, y, mask):
        ctx.mask = mask
        return y.clone()

    @staticmethod
    def backward(ctx, grad):
        return grad.masked_fill(~ctx.mask, 0.0), None, None


def quantise(x, step, limit):
    with torch.no_grad():
        y, mask = step * (x / step).round(), x.abs().le(limit)
    return Passing.apply(x, y, mask)
