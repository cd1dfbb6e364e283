# title: the logarithm gets at least the smallest number there is
# fails: safe-functions-test [logarithm-of-a-tiny-number]
# fails: safe-functions-hidden [logarithm-of-a-tiny-number]


def root_or_zero(x):
    safe = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, safe.sqrt(), 0.0)


def entropy(p):
    smallest = torch.finfo(p.dtype).tiny
    return -(p * p.clamp(min=smallest).log()).sum(1)
