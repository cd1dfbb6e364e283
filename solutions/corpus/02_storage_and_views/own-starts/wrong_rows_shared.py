# title: a list of the same row, changed and then stacked
# fails: own-starts-test [expanded-cells-are-shared]
# fails: own-starts-hidden [expanded-cells-are-shared]

def own_starts(start, runs):
    rows = [start.clone()] * runs
    for run in range(runs):
        rows[run][0] = run
    return torch.stack(rows)
