# title: contiguous() is taken for a copy
# fails: rescale-test [changed-the-callers-tensor]
# fails: rescale-hidden [changed-the-callers-tensor]


def rescaled(x):
    return rescale_(x.contiguous())


def rescale_(x):
    x -= x.min()
    x /= x.max()
    return x
