# title: returns item() of all the rows
# fails: own-starts-test [item-of-many]
# fails: own-starts-hidden [item-of-many]


def own_starts(start, runs):
    rows = start.repeat(runs, 1)
    for run in range(runs):
        rows[run, 0] = run
    return rows.item()
