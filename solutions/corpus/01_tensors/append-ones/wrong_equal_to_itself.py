# title: makes the ones by comparing the first column with itself
# fails: append-ones-test [no diagnosis]
def append_ones(x):
    first = x[:, :1]
    return torch.hstack([x, (first == first).type_as(x)])
