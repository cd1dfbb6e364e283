# title: forgot the device
# fails: append-ones-test [joined-across-devices]
# fails: append-ones-hidden [joined-across-devices]

def append_ones(x):
    return torch.cat([x, torch.ones(x.shape[0], 1, dtype=x.dtype)], dim=1)
