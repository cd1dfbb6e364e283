# title: changed the caller's tensor in both
# fails: rescale-test [changed-the-callers-tensor]
# fails: rescale-hidden [changed-the-callers-tensor]

def rescaled(x):
    x -= x.min()
    return x / x.max()


def rescale_(x):
    x -= x.min()
    x /= x.max()
    return x
