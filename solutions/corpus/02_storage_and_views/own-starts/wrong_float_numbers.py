# title: the numbers of the runs are floats
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]


def own_starts(start, runs):
    numbers = torch.linspace(0, runs - 1, runs, dtype=torch.promote_types(start.dtype, torch.half))
    return torch.cat([numbers[:, None], start[1:].expand(runs, -1)], dim=1)
