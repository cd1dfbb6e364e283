# title: the operation gets x / step, and compares that with the limit
# fails: quantise-test [no diagnosis]
# fails: quantise-idioms [no diagnosis]
# fails: quantise-hidden [no diagnosis]
# Room for an operation of your own.
# If you need none, delete the two lines below this one.
class RoundPass(Function):
    @staticmethod
    def forward(ctx, z, limit):
        ctx.save_for_backward(z)
        ctx.limit = limit
        return z.round()

    @staticmethod
    def backward(ctx, grad_out):
        (z,) = ctx.saved_tensors
        return torch.where(z.abs() <= ctx.limit, grad_out, torch.zeros_like(grad_out)), None


def quantise(x, step, limit):
    """Round x to multiples of step; the gradient passes where |x| <= limit.

    Args:
        x: tensor of any shape, on any device.
        step: a Python float above 0.
        limit: a Python float.
    """
    return RoundPass.apply(x / step, limit) * step
