# title: stacked
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    return torch.stack([x, x.new_ones(x.shape)], dim=1)
