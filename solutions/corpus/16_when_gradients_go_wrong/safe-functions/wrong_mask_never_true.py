# title: asks whether p is above 1, where it is never
# fails: safe-functions-test [no diagnosis]
# fails: safe-functions-hidden [no diagnosis]
# never: gradient-off-the-edge-lost


def root_or_zero(x):
    """Return the root of each positive element of `x`, and 0 for the others."""
    positive = x > 0
    return x.where(positive, 1.0).sqrt().where(positive, 0.0)

def entropy(p):
    """Return the entropy of each row of the matrix `p`."""
    terms = p * p.where(p > 1, 1.0).log()
    return -terms.where(p > 0, 0.0).sum(1)
