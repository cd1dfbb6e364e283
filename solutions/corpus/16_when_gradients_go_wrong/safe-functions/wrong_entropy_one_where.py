# title: entropy with one where
# fails: safe-functions-test [edge-still-given]
# fails: safe-functions-hidden [edge-still-given]


def root_or_zero(x):
    safe = torch.where(x > 0, x, torch.ones_like(x))
    return torch.where(x > 0, safe.sqrt(), torch.zeros_like(x))


def entropy(p):
    return -torch.where(p > 0, p * p.log(), 0.0).sum(1)
