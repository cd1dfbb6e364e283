# title: expanded the wrong table
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    n, d = a.shape
    m, e = b.shape
    left = a.expand(m, n, d).reshape(n * m, d)
    right = b.expand(n, m, e).reshape(n * m, e)
    return torch.cat([left, right], dim=1)
