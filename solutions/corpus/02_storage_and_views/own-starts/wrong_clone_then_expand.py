# title: cloned before expanding: the rows still share
# fails: own-starts-test [expanded-cells-are-shared]
# fails: own-starts-hidden [expanded-cells-are-shared]

def own_starts(start, runs):
    states = start.clone().expand(runs, -1)
    for run in range(runs):
        states[run, 0] = run
    return states
