# title: put the ones in front
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    return torch.cat([x.new_ones(len(x), 1), x], dim=1)
