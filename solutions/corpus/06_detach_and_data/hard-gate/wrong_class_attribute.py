# title: its own Function keeps the soft values in the class, where the next call writes over them
# fails: hard-gate-hidden [no diagnosis]


class HardGate(torch.autograd.Function):
    @staticmethod
    def forward(ctx, scores):
        HardGate.soft = torch.sigmoid(scores)
        return (scores > 0).to(scores.dtype)

    @staticmethod
    def backward(ctx, grad):
        return grad * HardGate.soft * (1 - HardGate.soft)


def hard_gate(scores):
    return HardGate.apply(scores)
