# title: the second by the first

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    return x.copy_(rescaled(x))
