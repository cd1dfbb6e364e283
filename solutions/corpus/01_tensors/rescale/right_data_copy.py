# title: writes through .data into the same memory


def rescaled(x):
    return (x.clone() - x.min()) / (x.max() - x.min())


def rescale_(x):
    x.data.copy_(rescaled(x))
    return x
