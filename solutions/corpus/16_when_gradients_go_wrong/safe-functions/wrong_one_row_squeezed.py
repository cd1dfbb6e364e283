# title: a product of row and column, squeezed
# fails: safe-functions-hidden [no diagnosis]


def root_or_zero(x):
    harmless = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, harmless.sqrt(), 0.0)


def entropy(p):
    logs = torch.where(p > 0, p, 1.0).log()
    return -(p.unsqueeze(1) @ logs.unsqueeze(2)).squeeze()
