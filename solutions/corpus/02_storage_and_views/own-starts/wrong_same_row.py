# title: the same row again and again
# fails: own-starts-test [expanded-cells-are-shared]
# fails: own-starts-hidden [expanded-cells-are-shared]

def own_starts(start, runs):
    row = start.clone()
    rows = []
    for run in range(runs):
        row[0] = run
        rows.append(row)
    return torch.stack(rows)
