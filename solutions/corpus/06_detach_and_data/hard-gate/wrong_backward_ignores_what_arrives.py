# title: a Function whose backward leaves out what comes in from the loss
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]

class Gate(torch.autograd.Function):
    @staticmethod
    def forward(ctx, scores):
        soft = torch.sigmoid(scores)
        ctx.save_for_backward(soft)
        return (scores > 0).to(scores.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (soft,) = ctx.saved_tensors
        return soft * (1 - soft)


def hard_gate(scores):
    """Return 1 where a score is above 0 and 0 elsewhere, with the gradient of the sigmoid."""
    return Gate.apply(scores)
