# title: three runs for granted
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]

def own_starts(start, runs):
    table = torch.stack([start, start, start])
    table[:, 0] = torch.tensor([0.0, 1.0, 2.0])
    return table
