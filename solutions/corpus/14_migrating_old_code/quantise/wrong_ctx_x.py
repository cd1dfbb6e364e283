# title: x is kept without save_for_backward
# fails: quantise-test [kept-without-save-for-backward]
# fails: quantise-hidden [kept-without-save-for-backward]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.x, ctx.limit = x, limit
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        return grad_out * (ctx.x.abs() <= ctx.limit), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
