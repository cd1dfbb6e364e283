# title: the two swapped
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    x -= x.min()
    x /= x.max()
    return x


def rescale_(x):
    return (x - x.min()) / (x.max() - x.min())
