# title: computes with numbers, which have no history
# fails: rebuild-test [graph-cut]
# fails: rebuild-hidden [graph-cut]


def rebuilt(x):
    return torch.tensor(sum(x[0].item() * max(value - 2, 0.0) for value in x.tolist()), dtype=x.dtype)
