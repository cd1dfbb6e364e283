# title: divided by the largest of before
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    return (x - x.min()) / x.max()


def rescale_(x):
    high = x.max()
    x.sub_(x.min())
    return x.div_(high)
