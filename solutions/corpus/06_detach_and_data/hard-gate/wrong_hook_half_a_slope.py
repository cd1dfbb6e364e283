# title: the hook multiplies by the soft value, not by the slope
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]


def hard_gate(scores):
    hard = (scores > 0).to(scores.dtype)
    gate = scores + (hard - scores).detach()
    if gate.requires_grad:
        gate.register_hook(lambda grad: grad * torch.sigmoid(scores.detach()))
    return gate
