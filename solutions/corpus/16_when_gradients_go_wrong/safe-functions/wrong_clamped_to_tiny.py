# title: clamps to a tiny number
# fails: safe-functions-test [epsilon-changes-values]
# fails: safe-functions-hidden [epsilon-changes-values]


def root_or_zero(x):
    return x.clamp(min=1e-6).sqrt()


def entropy(p):
    safe = torch.where(p > 0, p, torch.ones_like(p))
    return -torch.where(p > 0, p * safe.log(), torch.zeros_like(p)).sum(dim=1)
