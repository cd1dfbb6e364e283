# title: gave the tensor other memory
# fails: rescale-test [other-memory-instead-of-a-write]
# fails: rescale-hidden [other-memory-instead-of-a-write]

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    x.data = rescaled(x)
    return x
