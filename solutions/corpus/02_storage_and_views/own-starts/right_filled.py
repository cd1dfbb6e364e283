# title: filled new memory row by row

def own_starts(start, runs):
    states = start.new_empty(runs, len(start))
    states[:] = start
    for run in range(runs):
        states[run, 0] = run
    return states
