# title: returns the number in the tensor
# fails: safe-functions-test [item-of-many]
# fails: safe-functions-hidden [item-of-many]


def root_or_zero(x):
    """Return the root of each positive element of `x`, and 0 for the others."""
    positive = x > 0
    return x.where(positive, 1.0).sqrt().where(positive, 0.0).item()

def entropy(p):
    """Return the entropy of each row of the matrix `p`."""
    terms = p * p.where(p > 0, 1.0).log()
    return -terms.where(p > 0, 0.0).sum(1)
