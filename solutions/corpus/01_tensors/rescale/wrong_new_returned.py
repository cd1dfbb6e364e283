# title: returned the new tensor in both
# fails: rescale-test [name-given-to-a-new-tensor]
# fails: rescale-hidden [name-given-to-a-new-tensor]

def rescaled(x):
    return (x - x.min()) / (x.max() - x.min())


rescale_ = rescaled
