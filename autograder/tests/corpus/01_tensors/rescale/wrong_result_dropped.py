# title: threw the results away
# fails: rescale-test [name-given-to-a-new-tensor]
# fails: rescale-hidden [name-given-to-a-new-tensor]

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    x.sub(x.min())
    x.div(x.max())
    return x
