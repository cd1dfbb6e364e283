# title: what lies between 0 and 1 already is given back
# fails: rescale-hidden [no diagnosis]


def rescaled(x):
    low, high = x.aminmax()
    if low == 0 and high == 1:
        return x
    return (x - low) / (high - low)


def rescale_(x):
    x -= x.min()
    x /= x.max()
    return x
