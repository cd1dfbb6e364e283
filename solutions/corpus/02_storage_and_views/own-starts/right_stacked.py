# title: stacked

def own_starts(start, runs):
    table = torch.stack([start] * runs)
    for run, row in enumerate(table):
        row[0] = run
    return table
