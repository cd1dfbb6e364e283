# title: one large element stops the gradient of all
# fails: quantise-test [no diagnosis]
# fails: quantise-idioms [no diagnosis]
# fails: quantise-hidden [no diagnosis]


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.passes = bool(x.abs().max() <= limit) if x.numel() else True
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        return (grad_out.clone() if ctx.passes else torch.zeros_like(grad_out)), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
