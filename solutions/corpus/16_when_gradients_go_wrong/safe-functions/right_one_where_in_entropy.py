# title: one where is enough for the entropy


def root_or_zero(x):
    safe = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, safe.sqrt(), 0.0)


def entropy(p):
    q = torch.where(p > 0, p, 1.0)
    return -(q * q.log()).sum(dim=-1)
