# title: writes each number into start itself, and clones that
# fails: own-starts-test [changed-the-callers-tensor]
# fails: own-starts-hidden [changed-the-callers-tensor]

def own_starts(start, runs):
    rows = []
    for run in range(runs):
        start[0] = run
        rows.append(start.clone())
    return torch.stack(rows)
