# title: rounds halves up
# fails: quantise-test [halves-rounded-up]
# fails: quantise-idioms [halves-rounded-up]
# fails: quantise-hidden [halves-rounded-up]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return torch.floor(x / step + 0.5) * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return grad_out * (x.abs() <= ctx.limit), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
