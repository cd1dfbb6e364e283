# title: select_scatter makes a new tensor


def own_starts(start, runs):
    return start.expand(runs, -1).select_scatter(torch.arange(runs).to(start), 1, 0)
