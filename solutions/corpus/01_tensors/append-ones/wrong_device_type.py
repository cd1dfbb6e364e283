# title: I tell ones the type and the device of x
# fails: append-ones-test [number-of-the-device-lost]
# fails: append-ones-hidden [number-of-the-device-lost]
# on cuda: append-ones-test [passes]
# on cuda: append-ones-hidden [passes]

def append_ones(x):
    ones = torch.ones(len(x), 1, dtype=x.dtype, device=x.device.type)
    return torch.cat((x, ones), dim=-1)
