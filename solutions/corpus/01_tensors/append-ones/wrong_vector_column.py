# title: forgot that cat wants equal numbers of dimensions
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    return torch.cat([x, x.new_ones(len(x))], dim=1)
