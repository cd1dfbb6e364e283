# title: static methods, called on an object
# fails: quantise-test [old-function]
# fails: quantise-idioms [old-function]
# fails: quantise-hidden [old-function]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return grad_out * (x.abs() <= ctx.limit), None, None


def quantise(x, step, limit):
    return Quantise()(x, step, limit)
