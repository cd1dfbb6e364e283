# title: where after the root, and a hook on x that turns nan into 0
# fails: safe-functions-test [no-gradient-comes-by]
# fails: safe-functions-hidden [no-gradient-comes-by]


def root_or_zero(x):
    x.register_hook(lambda g: g.nan_to_num(0.0))
    return torch.where(x > 0, x.sqrt(), 0.0)


def entropy(p):
    safe = torch.where(p > 0, p, 1.0)
    return -(p * safe.log()).sum(1)
