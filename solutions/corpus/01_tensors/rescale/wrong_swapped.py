# title: the two swapped
# fails: rescale-test [changed-the-callers-tensor]
# fails: rescale-hidden [name-given-to-a-new-tensor]

def rescaled(x):
    x -= x.min()
    x /= x.max()
    return x


def rescale_(x):
    return (x - x.min()) / (x.max() - x.min())
