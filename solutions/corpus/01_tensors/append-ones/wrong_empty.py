# title: left the column empty
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    return torch.cat([x, x.new_zeros(x.shape[0], 1)], dim=1)
