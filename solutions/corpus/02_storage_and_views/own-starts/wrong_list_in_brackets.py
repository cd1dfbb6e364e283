# title: picks the row with a list, and writes into that
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]

def own_starts(start, runs):
    table = start.repeat(runs, 1)
    for run in range(runs):
        table[[run]][:, 0] = run
    return table
