# title: half open at 0
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]

def hard_gate(scores):
    soft = torch.sigmoid(scores)
    hard = (torch.sign(scores) + 1) / 2
    return soft + (hard - soft).detach()
