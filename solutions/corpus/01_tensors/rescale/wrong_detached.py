# title: takes what detach() returns for a copy
# fails: rescale-test [changed-the-callers-tensor]
# fails: rescale-hidden [changed-the-callers-tensor]

def rescaled(x):
    y = x.detach()
    y -= y.min()
    y /= y.max()
    return y


def rescale_(x):
    x -= x.min()
    x /= x.max()
    return x
