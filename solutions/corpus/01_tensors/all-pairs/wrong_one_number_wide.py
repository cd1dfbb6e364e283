# title: took one feature on the left for granted
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    return torch.cat([a.repeat_interleave(len(b)).reshape(-1, 1), b.repeat(len(a), 1)], dim=1)
