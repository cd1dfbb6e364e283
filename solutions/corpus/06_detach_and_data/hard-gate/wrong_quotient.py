# title: makes the 1 as soft / soft.detach(), which divides the gradient, too
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    return torch.where(scores > 0, soft / soft.detach(), soft - soft.detach())
