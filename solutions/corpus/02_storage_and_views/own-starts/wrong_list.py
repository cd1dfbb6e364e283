# title: a list of rows
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]

def own_starts(start, runs):
    rows = []
    for run in range(runs):
        row = start.clone()
        row[0] = run
        rows.append(row)
    return rows
