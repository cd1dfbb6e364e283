# title: keeps the numbers of the runs as bytes
# fails: own-starts-hidden [no diagnosis]
def own_starts(start, runs):
    table = torch.stack([start] * runs)
    table[:, 0] = torch.tensor([run % 256 for run in range(runs)], dtype=torch.uint8)
    return table
