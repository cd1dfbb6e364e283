# title: returned a copy of the changed tensor
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    x.sub_(x.min())
    x.div_(x.max())
    return x.clone()
