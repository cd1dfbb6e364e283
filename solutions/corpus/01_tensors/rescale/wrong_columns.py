# title: rescaled each column on its own
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    moved = x - x.min(dim=0).values
    return moved / moved.max(dim=0).values


def rescale_(x):
    return x.copy_(rescaled(x))
