# title: made as many ones as the table has
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    return torch.cat([x, torch.ones_like(x)], dim=1)
