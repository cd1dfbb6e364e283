# title: forgot the device
# fails: append-ones-test [made-on-the-cpu]
# fails: append-ones-hidden [made-on-the-cpu]

def append_ones(x):
    return torch.cat([x, torch.ones(x.shape[0], 1, dtype=x.dtype)], dim=1)
