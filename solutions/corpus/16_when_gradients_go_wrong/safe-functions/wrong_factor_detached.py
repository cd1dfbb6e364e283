# title: the factor p is detached
# fails: safe-functions-test [no diagnosis]
# fails: safe-functions-hidden [no diagnosis]


def root_or_zero(x):
    return torch.where(x > 0, x, 1).sqrt() * (x > 0)
def entropy(p):
    s = torch.where(p > 0, p, 1)
    return -(s.detach() * s.log()).sum(1)
