# title: a column divided by itself
# fails: append-ones-test [default-dtype-instead-of-like]
# fails: append-ones-hidden [default-dtype-instead-of-like]


def append_ones(x):
    return torch.cat([x, x[:, :1] / x[:, :1]], dim=1)
