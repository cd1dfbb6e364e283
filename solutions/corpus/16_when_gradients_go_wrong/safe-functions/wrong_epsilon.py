# title: adds a small number
# fails: safe-functions-test [epsilon-changes-values]
# fails: safe-functions-hidden [epsilon-changes-values]


def root_or_zero(x):
    return (x.clamp(min=0) + 1e-6).sqrt()


def entropy(p):
    return -(p * (p + 1e-6).log()).sum(1)
