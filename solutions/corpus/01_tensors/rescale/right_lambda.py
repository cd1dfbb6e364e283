# title: two short names

rescaled = lambda x: (x - x.min()) / (x - x.min()).max()
rescale_ = lambda x: x.copy_(rescaled(x))
