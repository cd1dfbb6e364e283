# title: the inner where only
# fails: safe-functions-test [stand-in-shows]
# fails: safe-functions-hidden [stand-in-shows]


def root_or_zero(x):
    return torch.where(x > 0, x, torch.ones_like(x)).sqrt()


def entropy(p):
    safe = torch.where(p > 0, p, torch.ones_like(p))
    return -torch.where(p > 0, p * safe.log(), torch.zeros_like(p)).sum(dim=1)
