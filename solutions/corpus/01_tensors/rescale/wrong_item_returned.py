# title: takes the numbers out with item()
# fails: rescale-test [item-of-many]
# fails: rescale-hidden [item-of-many]


def rescaled(x):
    moved = x - x.min()
    return (moved / moved.max()).item()


def rescale_(x):
    x -= x.min()
    x /= x.max()
    return x
