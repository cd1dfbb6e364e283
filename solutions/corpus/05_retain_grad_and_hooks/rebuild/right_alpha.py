# title: the 2 as alpha of the subtraction


def rebuilt(x):
    return torch.sum((x.sub(1, alpha=2)).relu().multiply(x[torch.tensor(0)]))
