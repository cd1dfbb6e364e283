# title: gave x the memory of another tensor
# fails: rescale-test [other-memory-instead-of-a-write]
# fails: rescale-hidden [other-memory-instead-of-a-write]

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    x.set_(rescaled(x))
    return x
