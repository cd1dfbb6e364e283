# title: an if for all scores at once
# fails: hard-gate-test [truth-of-many]
# fails: hard-gate-hidden [truth-of-many]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    if scores > 0:
        return soft + (1 - soft).detach()
    return soft - soft.detach()
