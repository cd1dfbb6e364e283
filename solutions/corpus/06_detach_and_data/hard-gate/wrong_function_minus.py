# title: a Function whose slope has the wrong sign
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]
# never: wrong-part-detached


class Gate(torch.autograd.Function):
    @staticmethod
    def forward(ctx, scores):
        soft = torch.sigmoid(scores)
        ctx.save_for_backward(soft)
        return (scores > 0).to(scores.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (soft,) = ctx.saved_tensors
        return grad_out * soft * (soft - 1)


def hard_gate(scores):
    return Gate.apply(scores)
