# title: where() with its two values swapped
# fails: quantise-test [limit-turned-round]
# fails: quantise-idioms [limit-turned-round]
# fails: quantise-hidden [limit-turned-round]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return torch.where(x.abs() > ctx.limit, grad_out, 0.0), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
