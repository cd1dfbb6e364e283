# title: cuts the digits off
# fails: quantise-test [cut-instead-of-rounded]
# fails: quantise-idioms [cut-instead-of-rounded]
# fails: quantise-hidden [cut-instead-of-rounded]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return (x / step).int() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return grad_out * (x.abs() <= ctx.limit), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
