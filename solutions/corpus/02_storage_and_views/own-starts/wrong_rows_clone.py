# title: cloned each row for the write
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]

def own_starts(start, runs):
    table = start.expand(runs, -1)
    for run in range(runs):
        table[run].clone()[0] = run
    return table
