# title: forgot the device
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    return torch.cat([x, torch.ones(x.shape[0], 1, dtype=x.dtype)], dim=1)
