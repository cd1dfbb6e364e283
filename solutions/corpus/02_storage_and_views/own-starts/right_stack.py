# title: stacked the same vector

def own_starts(start, runs):
    states = torch.stack([start] * runs)
    for run in range(runs):
        states[run, 0] = run
    return states
