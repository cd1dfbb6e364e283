# title: where behind the operation only
# fails: safe-functions-test [edge-still-given]
# fails: safe-functions-hidden [edge-still-given]


def root_or_zero(x):
    return torch.where(x > 0, x.sqrt(), torch.zeros_like(x))


def entropy(p):
    return -torch.where(p > 0, p * p.log(), torch.zeros_like(p)).sum(1)
