# title: compares the square of x with the limit
# fails: quantise-test [no diagnosis]
# fails: quantise-idioms [no diagnosis]
# fails: quantise-hidden [no diagnosis]


class Quantise(Function):

    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x.square() <= limit)
        return torch.round(x / step) * step

    @staticmethod
    def backward(ctx, grad_out):
        small, = ctx.saved_tensors
        return (grad_out * small, None, None)

def quantise(x, step, limit):
    """Round x to multiples of step; the gradient passes where |x| <= limit.

    Args:
        x: tensor of any shape, on any device.
        step: a Python float above 0.
        limit: a Python float.
    """
    return Quantise.apply(x, step, limit)
