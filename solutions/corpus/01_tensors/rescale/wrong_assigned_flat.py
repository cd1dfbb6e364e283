# title: wrote into a flat copy
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    flat = x.flatten()
    flat -= flat.min()
    flat /= flat.max()
    return x
