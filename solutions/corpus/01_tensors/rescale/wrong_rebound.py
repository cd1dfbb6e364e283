# title: gave the name to a new tensor
# fails: rescale-test [name-given-to-a-new-tensor]
# fails: rescale-hidden [name-given-to-a-new-tensor]

def rescaled(x):
    x = x - x.min()
    return x / x.max()


def rescale_(x):
    x = x - x.min()
    x = x / x.max()
    return x
