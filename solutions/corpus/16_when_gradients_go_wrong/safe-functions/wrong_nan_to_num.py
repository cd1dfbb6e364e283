# title: mends the values with nan_to_num
# fails: safe-functions-test [edge-still-given]
# fails: safe-functions-hidden [edge-still-given]


def root_or_zero(x):
    return torch.nan_to_num(x.sqrt())


def entropy(p):
    safe = torch.where(p > 0, p, torch.ones_like(p))
    return -torch.where(p > 0, p * safe.log(), torch.zeros_like(p)).sum(dim=1)
