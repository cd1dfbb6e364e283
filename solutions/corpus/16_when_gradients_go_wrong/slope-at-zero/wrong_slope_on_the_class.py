# title: an autograd function that keeps the slope as an attribute of the class
# fails: slope-at-zero-test [no diagnosis]
# fails: slope-at-zero-hidden [no diagnosis]


class Bent(torch.autograd.Function):
    slope = 0.0

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x.clamp(min=0)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return torch.where(x == 0, Bent.slope * grad, torch.where(x > 0, grad, 0.0))


def relu_with(x, slope):
    Bent.slope = slope
    return Bent.apply(x)
