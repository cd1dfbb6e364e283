# title: divides by the range before subtracting
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]
def rescaled(x):
    return x / (x.max() - x.min()) - x.min()


def rescale_(x):
    x.div_(x.max() - x.min()).sub_(x.min())
    return x
