# title: a column of numbers, and beside it the rest of start
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]
def own_starts(start, runs):
    numbers = torch.arange(runs).reshape(runs, 1)
    rest = start[1:].expand(runs, -1)
    return torch.cat([numbers, rest], dim=1)
