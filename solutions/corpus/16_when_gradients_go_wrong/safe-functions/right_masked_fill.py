# title: masked_fill on both sides


def root_or_zero(x):
    off = x <= 0
    return x.masked_fill(off, 1).sqrt().masked_fill(off, 0)


def entropy(p):
    off = p == 0
    q = p.masked_fill(off, 1)
    return -(q * q.log()).sum(1)
