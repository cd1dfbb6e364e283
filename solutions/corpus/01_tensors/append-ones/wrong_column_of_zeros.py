# title: new_zeros
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]
def append_ones(x):
    return torch.hstack([x, x.new_zeros(len(x), 1)])
