# title: wrote each number into the whole column
# fails: own-starts-test [expanded-cells-are-shared]
# fails: own-starts-hidden [expanded-cells-are-shared]

def own_starts(start, runs):
    table = start.repeat(runs, 1)
    for run in range(runs):
        table[:, 0] = run
    return table
