# title: repeat_interleave, then back into d columns
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    n, d = a.shape
    m, e = b.shape
    left = a.repeat_interleave(m).reshape(n * m, d)
    right = b.repeat(n, 1)
    return torch.cat((left, right), dim=1)
