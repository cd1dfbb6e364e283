# title: does not divide by a tiny difference
# fails: rescale-hidden [no diagnosis]


def rescaled(x):
    shifted = x - x.min()
    largest = shifted.max()
    if largest < 1e-8:
        return shifted
    return shifted / largest


def rescale_(x):
    x.copy_(rescaled(x))
    return x
