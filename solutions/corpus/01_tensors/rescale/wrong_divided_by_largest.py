# title: divided by the largest of the old numbers
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    return (x - x.min()) / x.max()


def rescale_(x):
    top = x.max()
    x -= x.min()
    x /= top
    return x
