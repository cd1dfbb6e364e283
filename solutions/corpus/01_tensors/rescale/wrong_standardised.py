# title: mean and standard deviation
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]


def rescaled(x):
    return (x - x.mean()) / x.std()


def rescale_(x):
    return x.copy_(rescaled(x))
