# title: the entropy of each column
# fails: safe-functions-test [no diagnosis]
# fails: safe-functions-hidden [no diagnosis]


def root_or_zero(x):
    safe = torch.where(x > 0, x, torch.ones_like(x))
    return torch.where(x > 0, torch.sqrt(safe), torch.zeros_like(x))


def entropy(p):
    safe = torch.where(p > 0, p, torch.ones_like(p))
    return -(safe * torch.log(safe)).sum(0)
