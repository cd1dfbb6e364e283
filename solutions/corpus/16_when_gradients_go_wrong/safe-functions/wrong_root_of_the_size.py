# title: takes the root of the absolute value
# never: epsilon-changes-values
# fails: safe-functions-test [no diagnosis]
# fails: safe-functions-hidden [no diagnosis]
def root_or_zero(x):
    safe = torch.where(x != 0, x.abs(), 1.0)
    return torch.where(x != 0, safe.sqrt(), 0.0)


def entropy(p):
    safe = torch.where(p > 0, p, 1.0)
    return -(p * safe.log()).sum(1)
