# title: writes into the gradient that comes in
# fails: slope-at-zero-test [no diagnosis]
# fails: slope-at-zero-hidden [no diagnosis]


class KinkRelu(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.save_for_backward(x)
        ctx.slope = slope
        return torch.relu(x)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        grad[x < 0] = 0
        grad[x == 0] *= ctx.slope
        return grad, None


def relu_with(x, slope):
    return KinkRelu.apply(x, slope)
