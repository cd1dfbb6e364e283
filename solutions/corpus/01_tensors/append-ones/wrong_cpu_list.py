# title: made the column from a list of floats
# fails: append-ones-test [default-dtype-instead-of-like]
# fails: append-ones-hidden [default-dtype-instead-of-like]

def append_ones(x):
    column = torch.tensor([[1.0]] * len(x), device=x.device)
    return torch.cat([x, column], dim=1)
