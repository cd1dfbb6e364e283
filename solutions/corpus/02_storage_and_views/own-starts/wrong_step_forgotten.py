# title: lays the same cells under each other by strides, and clones
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]
def own_starts(start, runs):
    table = start.as_strided((runs, start.numel()), (0, 1)).clone()
    for run in range(runs):
        table[run, 0] = run
    return table
