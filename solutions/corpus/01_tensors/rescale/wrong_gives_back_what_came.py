# title: rescale_ is left for later, and returns x as it came
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]
# never: result-not-kept

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    return x
