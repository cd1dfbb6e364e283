# title: gave x the memory of another tensor
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    x.set_(rescaled(x))
    return x
