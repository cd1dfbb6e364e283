# title: assigned to all places

def rescaled(x):
    low, high = x.min(), x.max()
    return (x - low) / (high - low)


def rescale_(x):
    x[...] = rescaled(x)
    return x
