# title: an empty table, copied over and written row by row


def own_starts(start, runs):
    table = torch.empty(runs, start.numel(), dtype=start.dtype).copy_(start)
    for run, row in enumerate(table):
        row[0] = run
    return table
