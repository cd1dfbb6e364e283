# title: in-place operations on the detached tensor save memory
# fails: quantise-test [no diagnosis]
# fails: quantise-idioms [no diagnosis]
# fails: quantise-hidden [no diagnosis]
class Rounding(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x.abs() > limit)
        return x.detach().div_(step).round_().mul_(step).clone()

    @staticmethod
    def backward(ctx, grad_out):
        (large,) = ctx.saved_tensors
        return grad_out.masked_fill(large, 0), None, None


def quantise(x, step, limit):
    """Round x to multiples of step; the gradient passes where |x| <= limit.

    Args:
        x: tensor of any shape, on any device.
        step: a Python float above 0.
        limit: a Python float.
    """
    return Rounding.apply(x, step, limit)
