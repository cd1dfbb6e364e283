# title: fills the first column in one assignment
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]

def own_starts(start, runs):
    table = start.repeat(runs, 1)
    table[:, 0] = runs
    return table
