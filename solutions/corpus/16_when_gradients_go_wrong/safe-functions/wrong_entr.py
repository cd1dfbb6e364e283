# title: torch.special.entr
# fails: safe-functions-test [clamped-to-the-edge]
# fails: safe-functions-hidden [clamped-to-the-edge]


def root_or_zero(x):
    safe = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, safe.sqrt(), 0.0)


def entropy(p):
    return torch.special.entr(p).sum(1)
