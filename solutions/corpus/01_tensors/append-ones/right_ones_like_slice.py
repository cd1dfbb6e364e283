# title: made it like a column of the table

def append_ones(x):
    return torch.hstack([x, torch.ones_like(x[:, :1])])
