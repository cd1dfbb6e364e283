# title: changed x for a moment
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    before = x.clone()
    x -= x.min()
    x /= x.max()
    result = x.clone()
    x.copy_(before)
    return result


def rescale_(x):
    x.copy_(rescaled(x))
    return x
