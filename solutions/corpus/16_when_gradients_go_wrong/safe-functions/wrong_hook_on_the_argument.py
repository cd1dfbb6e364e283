# title: a hook on x, wherever it requires a gradient, turns nan into 0
# fails: safe-functions-test [no diagnosis]
# fails: safe-functions-hidden [no diagnosis]


def root_or_zero(x):
    if x.requires_grad:
        x.register_hook(lambda grad: grad.nan_to_num(0.0, 0.0, 0.0))
    return torch.where(x > 0, x.sqrt(), 0.0)


def entropy(p):
    safe = torch.where(p > 0, p, 1.0)
    return -(p * safe.log()).sum(1)
