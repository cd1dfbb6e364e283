# title: the limit in a global
# fails: quantise-test [kept-on-the-class]
# fails: quantise-hidden [kept-on-the-class]


STEP = LIMIT = None


class Quantise(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return (x / STEP).round() * STEP

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return grad_out * (x.abs() <= LIMIT)


def quantise(x, step, limit):
    global STEP, LIMIT
    STEP, LIMIT = step, limit
    return Quantise.apply(x)
