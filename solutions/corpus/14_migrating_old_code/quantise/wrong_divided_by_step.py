# title: chain rule with step
# fails: quantise-test [no diagnosis]
# fails: quantise-idioms [no diagnosis]
# fails: quantise-hidden [no diagnosis]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit, ctx.step = limit, step
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return grad_out * (x.abs() <= ctx.limit) / ctx.step, None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
