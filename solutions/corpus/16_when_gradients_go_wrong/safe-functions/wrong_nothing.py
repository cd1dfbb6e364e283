# title: the formula as it is
# fails: safe-functions-test [nan-in-the-values]
# fails: safe-functions-hidden [nan-in-the-values]


def root_or_zero(x):
    return x.sqrt()


def entropy(p):
    return -(p * p.log()).sum(1)
