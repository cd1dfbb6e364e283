# title: repeat(1, runs)
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]
def own_starts(start, runs):
    table = start.repeat(1, runs)
    for run in range(len(table)):
        table[run, 0] = run
    return table
