# title: rescale_ makes the new numbers, gives them a name, and returns x as it came
# fails: rescale-test [name-given-to-a-new-tensor]
# fails: rescale-hidden [name-given-to-a-new-tensor]
# never: result-not-kept

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


def rescale_(x):
    y = x / x.max()
    return x
