# title: contiguous(), which copies nothing for one run
# fails: own-starts-test [copied-only-if-needed]
# fails: own-starts-hidden [copied-only-if-needed]

def own_starts(start, runs):
    states = start.expand(runs, -1).contiguous()
    for run in range(runs):
        states[run, 0] = run
    return states
