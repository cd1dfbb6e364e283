# title: added zeros

def own_starts(start, runs):
    table = start + start.new_zeros(runs, 1)
    table[:, 0].copy_(torch.arange(runs))
    return table
