# title: turns a table of booleans into integers
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]
def append_ones(x):
    numbers = x.long() if x.dtype == torch.bool else x
    return torch.hstack([numbers, torch.ones_like(numbers[:, :1])])
