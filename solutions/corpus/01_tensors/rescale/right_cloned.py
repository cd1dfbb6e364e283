# title: the first by the second

def rescale_(x):
    low, high = x.min().clone(), x.max().clone()
    x[...] = (x - low) / (high - low)
    return x


def rescaled(x):
    return rescale_(x.clone())
