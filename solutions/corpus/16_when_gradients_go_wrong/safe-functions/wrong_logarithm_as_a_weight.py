# title: takes the logarithm for a constant
# fails: safe-functions-test [no diagnosis]
# fails: safe-functions-hidden [no diagnosis]


def root_or_zero(x):
    positive = x > 0
    return x.where(positive, 1.0).sqrt().where(positive, 0.0)


def entropy(p):
    logs = p.where(p > 0, 1.0).log().detach()
    return -(p * logs).sum(1)
