# title: reshape to the shape it has: still a view of the expanded tensor
# fails: own-starts-test [expanded-cells-are-shared]
# fails: own-starts-hidden [expanded-cells-are-shared]

def own_starts(start, runs):
    states = start.expand(runs, len(start)).reshape(runs, -1)
    for run in range(runs):
        states[run, 0] = run
    return states
