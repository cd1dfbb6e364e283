# title: repeated

def own_starts(start, runs):
    table = start.repeat(runs, 1)
    table[:, 0] = torch.arange(runs)
    return table
