# title: masked_fill_ on what came in
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
        return grad_out.masked_fill_(x.abs() > ctx.limit, 0), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
