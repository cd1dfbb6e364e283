# title: the logarithm of a lower bound, in place of 1
# fails: safe-functions-test [logarithm-of-a-tiny-number]
# fails: safe-functions-hidden [logarithm-of-a-tiny-number]


def root_or_zero(x):
    """Return the root of each positive element of `x`, and 0 for the others."""
    safe = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, safe.sqrt(), 0.0)


def entropy(p):
    """Return the entropy of each row of the matrix `p`."""
    return -(p * p.clamp(min=1e-12).log()).sum(dim=1)
