# title: writes only the good elements


def root_or_zero(x):
    y = torch.zeros_like(x)
    y[x > 0] = x[x > 0].sqrt()
    return y


def entropy(p):
    terms = torch.zeros_like(p)
    good = p > 0
    terms[good] = p[good] * p[good].log()
    return -terms.sum(1)
