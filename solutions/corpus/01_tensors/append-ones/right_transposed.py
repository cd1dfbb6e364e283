# title: stacks below the transposed table


def append_ones(x):
    return torch.vstack((x.T, torch.ones_like(x[:, :1]).T)).T
