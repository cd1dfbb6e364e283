# title: writes the numbers into the last column
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]

def own_starts(start, runs):
    table = start.expand(runs, -1).clone()
    for run in range(runs):
        table[run, -1] = run
    return table
