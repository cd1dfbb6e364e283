# title: detaches the part that should carry the gradient
# fails: hard-gate-test [wrong-part-detached]
# fails: hard-gate-hidden [wrong-part-detached]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    hard = (scores > 0).to(scores.dtype)
    return soft.detach() + (hard - soft)
