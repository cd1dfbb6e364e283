# title: went row by row

def append_ones(x):
    one = x.new_ones(1)
    return torch.stack([torch.cat([row, one]) for row in x])
