# title: a score of 0 passes, too
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    return soft + ((scores >= 0).to(soft.dtype) - soft).detach()
