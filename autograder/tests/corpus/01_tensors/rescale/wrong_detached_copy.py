# title: changed a detached clone
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    y = x.detach().clone()
    y.sub_(y.min()).div_(y.max())
    x = y
    return x
