# title: an autograd.Function of its own


class Gate(torch.autograd.Function):
    @staticmethod
    def forward(ctx, scores):
        ctx.save_for_backward(scores)
        return (scores > 0).to(scores.dtype)

    @staticmethod
    def backward(ctx, grad):
        soft = ctx.saved_tensors[0].sigmoid()
        return grad * soft * (1 - soft)


hard_gate = Gate.apply
