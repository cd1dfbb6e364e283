# title: clipped: what arrives is clamped, and passes inside only
# fails: ternary-test [no diagnosis]
# fails: ternary-hidden [no diagnosis]


class Ternary(Function):
    @staticmethod
    def forward(ctx, weights, bound):
        ctx.save_for_backward(weights)
        return (weights > bound).to(weights.dtype) - (weights < -bound).to(weights.dtype)

    @staticmethod
    def backward(ctx, arriving):
        weights = ctx.saved_tensors[0]
        return arriving.clamp(-1, 1) * (weights.abs() <= 1), None
