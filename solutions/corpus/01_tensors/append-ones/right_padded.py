# title: padded on the right

def append_ones(x):
    return torch.nn.functional.pad(x, (0, 1), value=1)
