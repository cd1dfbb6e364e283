# title: rescaled each column by itself
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    low, high = x.min(dim=0).values, x.max(dim=0).values
    return (x - low) / (high - low)


def rescale_(x):
    x.copy_(rescaled(x))
    return x
