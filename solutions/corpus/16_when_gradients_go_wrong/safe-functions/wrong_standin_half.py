# title: any positive number will do as a stand-in
# fails: safe-functions-test [no diagnosis]
# fails: safe-functions-hidden [no diagnosis]
# never: logarithm-of-a-tiny-number

def root_or_zero(x):
    safe = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, safe.sqrt(), 0.0)


def entropy(p):
    safe = torch.where(p > 0, p, 0.5)
    return -(p * safe.log()).sum(1)
