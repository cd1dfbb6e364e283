# title: the sign: -1, not 0
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    return soft + (torch.sign(scores) - soft).detach()
