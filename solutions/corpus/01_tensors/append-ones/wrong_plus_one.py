# title: added one to x
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    return torch.cat([x, x[:, -1:] + 1], dim=1)
