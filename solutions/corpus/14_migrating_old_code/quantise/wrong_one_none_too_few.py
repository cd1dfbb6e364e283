# title: one None too few
# fails: quantise-test [returns-too-few-gradients]
# fails: quantise-idioms [returns-too-few-gradients]
# fails: quantise-hidden [returns-too-few-gradients]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return grad_out * (x.abs() <= ctx.limit), None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
