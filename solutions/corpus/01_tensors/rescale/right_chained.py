# title: one chain of methods

def rescaled(x):
    return rescale_(x.clone())


def rescale_(x):
    return x.sub_(x.min()).div_(x.max())
