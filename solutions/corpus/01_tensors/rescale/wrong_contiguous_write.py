# title: writes into what contiguous() gives
# fails: rescale-test [name-given-to-a-new-tensor]
# fails: rescale-hidden [name-given-to-a-new-tensor]


def rescaled(x):
    return (x - x.min()) / (x - x.min()).max()


def rescale_(x):
    flat = x.contiguous()
    flat -= flat.min()
    flat /= flat.max()
    return flat
