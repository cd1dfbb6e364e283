# title: repeat each number runs times and put it into runs rows
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]

def own_starts(start, runs):
    table = start.repeat_interleave(runs).view(runs, -1)
    table[:, 0] = torch.arange(runs)
    return table
