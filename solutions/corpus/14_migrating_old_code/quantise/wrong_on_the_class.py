# title: the limit is kept on the class
# fails: quantise-test [kept-on-the-class]
# fails: quantise-hidden [kept-on-the-class]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return (x / Quantise.step).round() * Quantise.step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return grad_out * (x.abs() <= Quantise.limit)


def quantise(x, step, limit):
    Quantise.step, Quantise.limit = step, limit
    return Quantise.apply(x)
