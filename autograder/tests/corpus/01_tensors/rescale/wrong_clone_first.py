# title: cloned in the one that should not
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    x = x.clone()
    x -= x.min()
    x /= x.max()
    return x


def rescale_(x):
    x = x.clone()
    x -= x.min()
    x /= x.max()
    return x
