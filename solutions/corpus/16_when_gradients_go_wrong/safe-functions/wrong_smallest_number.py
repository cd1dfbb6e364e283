# title: the logarithm gets at least the smallest number there is
# fails: safe-functions-test [epsilon-changes-values]
# fails: safe-functions-hidden [epsilon-changes-values]


def root_or_zero(x):
    safe = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, safe.sqrt(), 0.0)


def entropy(p):
    smallest = torch.finfo(p.dtype).tiny
    return -(p * p.clamp(min=smallest).log()).sum(1)
