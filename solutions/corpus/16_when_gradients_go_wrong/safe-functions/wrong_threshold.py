# title: the mask begins a hair above 0
# fails: safe-functions-test [no diagnosis]


def root_or_zero(x):
    inside = x > 1e-20
    safe = torch.where(inside, x, 1.0)
    return torch.where(inside, safe.sqrt(), 0.0)


def entropy(p):
    safe = torch.where(p > 0, p, 1.0)
    return -(p * safe.log()).sum(1)
