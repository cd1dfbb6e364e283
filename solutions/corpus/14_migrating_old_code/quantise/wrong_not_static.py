# title: right, and not static
# fails: quantise-idioms [old-function]


class Quantise(Function):
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x.abs() <= limit)
        return (x / step).round() * step

    def backward(ctx, grad_out):
        (small,) = ctx.saved_tensors
        return grad_out * small, None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
