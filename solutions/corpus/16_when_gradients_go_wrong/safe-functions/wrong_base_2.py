# title: the logarithm to the base 2
# fails: safe-functions-test [no diagnosis]
# fails: safe-functions-hidden [no diagnosis]

def root_or_zero(x):
    ok = x > 0
    return torch.where(ok, torch.where(ok, x, torch.ones_like(x)).sqrt(), torch.zeros_like(x))


def entropy(p):
    ok = p > 0
    q = torch.where(ok, p, torch.ones_like(p))
    return -torch.where(ok, q * q.log2(), torch.zeros_like(p)).sum(1)
