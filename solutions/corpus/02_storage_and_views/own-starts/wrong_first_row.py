# title: numbers in the first row
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]

def own_starts(start, runs):
    table = start.repeat(runs, 1)
    for run in range(min(runs, len(start))):
        table[0, run] = run
    return table
