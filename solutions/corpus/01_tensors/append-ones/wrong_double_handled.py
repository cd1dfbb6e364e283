# title: looked at float64 only
# fails: append-ones-test [default-dtype-instead-of-like]
# fails: append-ones-hidden [default-dtype-instead-of-like]

def append_ones(x):
    if x.dtype == torch.float64:
        return torch.cat([x, torch.ones(len(x), 1, dtype=torch.float64)], dim=1)
    return torch.cat([x, torch.ones(len(x), 1)], dim=1)
