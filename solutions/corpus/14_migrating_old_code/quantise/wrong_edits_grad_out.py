# title: the incoming gradient is edited
# fails: quantise-test [incoming-gradient-edited]
# fails: quantise-idioms [incoming-gradient-edited]
# fails: quantise-hidden [incoming-gradient-edited]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        grad_out[x.abs() > ctx.limit] = 0
        return grad_out, None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
