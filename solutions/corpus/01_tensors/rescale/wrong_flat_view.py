# title: a flat view, in the one that makes a new tensor
# fails: rescale-test [view-needs-even-strides]
# fails: rescale-hidden [view-needs-even-strides]


def rescaled(x):
    flat = x.view(-1) - x.min()
    return (flat / flat.max()).view(x.shape)


def rescale_(x):
    x -= x.min()
    x /= x.max()
    return x
