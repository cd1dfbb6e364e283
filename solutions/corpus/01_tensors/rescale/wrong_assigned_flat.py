# title: wrote into a flat copy
# fails: rescale-test [a-copy-was-written-to]
# fails: rescale-hidden [a-copy-was-written-to]

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    flat = x.flatten()
    flat -= flat.min()
    flat /= flat.max()
    return x
