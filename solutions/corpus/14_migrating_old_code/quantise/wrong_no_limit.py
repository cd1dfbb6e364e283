# title: the gradient passes everywhere
# fails: quantise-test [limit-forgotten]
# fails: quantise-idioms [limit-forgotten]
# fails: quantise-hidden [limit-forgotten]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return grad_out, None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
