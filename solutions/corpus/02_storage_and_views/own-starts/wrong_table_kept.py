# title: keeps the table for each shape and fills it again at the next call
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]
tables = {}


def own_starts(start, runs):
    key = runs, len(start), start.dtype
    if key not in tables:
        tables[key] = torch.empty(runs, len(start), dtype=start.dtype)
    table = tables[key]
    table[:] = start
    table[:, 0] = torch.arange(runs)
    return table
