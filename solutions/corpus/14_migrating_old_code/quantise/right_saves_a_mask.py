# title: saves a mask


class _Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.save_for_backward(x.abs().le(limit))
        return x.div(step).round_().mul_(step)

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, g):
        (inside,) = ctx.saved_tensors
        return g.where(inside, g.new_zeros(())), None, None


def quantise(x, step, limit):
    return _Quantise.apply(x, step, limit)
