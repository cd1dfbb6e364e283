# title: stacked the columns

def append_ones(x):
    return torch.column_stack((x, x.new_ones(len(x))))
