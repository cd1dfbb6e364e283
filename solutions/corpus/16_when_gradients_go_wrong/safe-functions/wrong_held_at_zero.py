# title: holds x at 0 in front of the root
# fails: safe-functions-test [clamped-to-the-edge]
# fails: safe-functions-hidden [clamped-to-the-edge]


def root_or_zero(x):
    return torch.where(x >= 0, x, 0.0).sqrt()


def entropy(p):
    safe = torch.where(p > 0, p, torch.ones_like(p))
    return -torch.where(p > 0, p * safe.log(), torch.zeros_like(p)).sum(dim=1)
