# title: stacked instead of joining
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    n, m = len(a), len(b)
    return torch.stack([a.repeat_interleave(m, 0), b.repeat(n, 1)], dim=1)
