# title: returns x itself if it lies between 0 and 1 already
# fails: rescale-hidden [no diagnosis]
def rescaled(x):
    low, high = x.min(), x.max()
    return x if low == 0 and high == 1 else (x - low) / (high - low)


def rescale_(x):
    x -= x.min()
    x /= x.max()
    return x
