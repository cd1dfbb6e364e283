# title: converted the table to floats first
# fails: append-ones-test [default-dtype-instead-of-like]
# fails: append-ones-hidden [default-dtype-instead-of-like]

def append_ones(x):
    x = x.float()
    return torch.cat([x, x.new_ones(len(x), 1)], dim=1)
