# title: adds a small number inside of where
# fails: safe-functions-test [epsilon-changes-values]
# fails: safe-functions-hidden [epsilon-changes-values]


def root_or_zero(x):
    return torch.where(x > 0, (x.clamp(min=0) + 1e-6).sqrt(), torch.zeros_like(x))


def entropy(p):
    safe = torch.where(p > 0, p, torch.ones_like(p))
    return -torch.where(p > 0, p * safe.log(), torch.zeros_like(p)).sum(dim=1)
