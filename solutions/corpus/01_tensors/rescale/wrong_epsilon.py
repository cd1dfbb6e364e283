# title: a small epsilon, so that nobody divides by zero
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

EPS = 1e-7


def rescaled(x):
    shifted = x - x.min()
    return shifted / (shifted.max() + EPS)


def rescale_(x):
    x -= x.min()
    x /= x.max() + EPS
    return x
