# title: threw the results away
# fails: rescale-test [result-not-kept]
# fails: rescale-hidden [result-not-kept]

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    x.sub(x.min())
    x.div(x.max())
    return x
