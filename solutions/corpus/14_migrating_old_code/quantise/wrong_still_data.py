# title: right, and .data remains
# fails: quantise-idioms [old-data]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return grad_out * (x.data.abs() <= ctx.limit), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
