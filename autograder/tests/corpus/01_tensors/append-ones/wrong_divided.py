# title: divided a column by itself
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    return torch.cat([x, x[:, :1] / x[:, :1]], dim=1)
