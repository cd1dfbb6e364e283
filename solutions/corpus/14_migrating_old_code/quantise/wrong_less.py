# title: the limit itself is left out
# fails: quantise-test [limit-itself-left-out]
# fails: quantise-idioms [limit-itself-left-out]
# fails: quantise-hidden [limit-itself-left-out]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return grad_out * (x.abs() < ctx.limit), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
