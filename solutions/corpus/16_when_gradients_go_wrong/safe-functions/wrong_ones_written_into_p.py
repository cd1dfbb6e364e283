# title: writes the stand-in into the caller's matrix
# fails: safe-functions-test [changed-the-callers-tensor]
# fails: safe-functions-hidden [changed-the-callers-tensor]


def root_or_zero(x):
    """Return the root of each positive element of `x`, and 0 for the others."""
    safe = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, safe.sqrt(), 0.0)


def entropy(p):
    """Return the entropy of each row of the matrix `p`."""
    p[p == 0] = 1.0  # log(1) = 0
    return -(p * p.log()).sum(dim=1)
