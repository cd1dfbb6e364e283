# title: a number in save_for_backward
# fails: quantise-test [no diagnosis]
# fails: quantise-idioms [no diagnosis]
# fails: quantise-hidden [no diagnosis]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x, limit)
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        x, limit = ctx.saved_tensors
        return grad_out * (x.abs() <= limit), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
