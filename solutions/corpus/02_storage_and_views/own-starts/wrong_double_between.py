# title: works in float64 and converts back
# fails: own-starts-hidden [no diagnosis]


def own_starts(start, runs):
    table = torch.empty(runs, len(start), dtype=torch.float64)
    table[:] = start
    table[:, 0] = torch.arange(runs)
    return table.to(start.dtype, copy=True)
