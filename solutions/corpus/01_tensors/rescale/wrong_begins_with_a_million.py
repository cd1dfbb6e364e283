# title: looks for the smallest and the largest by hand, beginning with a million
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]
def ends(x):
    low, high = 1e6, -1e6
    for number in x.flatten().tolist():
        low, high = min(low, number), max(high, number)
    return low, high


def rescaled(x):
    low, high = ends(x)
    return (x - low) / (high - low)


def rescale_(x):
    return x.copy_(rescaled(x))
