# title: the root of a detached copy
# fails: safe-functions-test [gradient-off-the-edge-lost]
# fails: safe-functions-hidden [gradient-off-the-edge-lost]


def root_or_zero(x):
    safe = torch.where(x > 0, x, torch.ones_like(x)).detach()
    return torch.where(x > 0, safe.sqrt(), 0 * x)


def entropy(p):
    safe = torch.where(p > 0, p, torch.ones_like(p))
    return -torch.where(p > 0, p * safe.log(), torch.zeros_like(p)).sum(dim=1)
