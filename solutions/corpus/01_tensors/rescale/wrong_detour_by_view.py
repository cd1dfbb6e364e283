# title: thought that reshape makes a copy
# fails: rescale-test [changed-the-callers-tensor]
# fails: rescale-hidden [changed-the-callers-tensor]

def rescaled(x):
    flat = x.reshape(-1)
    flat -= flat.min()
    flat /= flat.max()
    return flat.reshape(x.shape)


def rescale_(x):
    return x.copy_(x.clone().sub(x.min()).div(x.max() - x.min()))
