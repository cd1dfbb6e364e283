# title: stacked side by side

def append_ones(x):
    n, d = x.shape
    return torch.hstack((x, x.new_full((n, 1), 1)))
