# title: The derivative of the sigmoid is y * (1 - y), so my Function saves y.
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]
# never: slope-of-a-step
import torch


class Gate(torch.autograd.Function):
    @staticmethod
    def forward(ctx, scores):
        y = torch.sigmoid(scores)
        y = (y > 0.5).to(scores.dtype)
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx, grad):
        (y,) = ctx.saved_tensors
        return grad * y * (1 - y)


def hard_gate(scores):
    return Gate.apply(scores)
