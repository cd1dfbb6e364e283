# title: a Function of its own, with the derivative of the sigmoid from memory
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]


class HardGate(torch.autograd.Function):
    @staticmethod
    def forward(ctx, scores):
        ctx.save_for_backward(torch.sigmoid(scores))
        return (scores > 0).to(scores.dtype)

    @staticmethod
    def backward(ctx, grad_output):
        (soft,) = ctx.saved_tensors
        return grad_output * soft


def hard_gate(scores):
    return HardGate.apply(scores)
