# title: make all combinations in any order, then sort them by the left column
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    n, m = len(a), len(b)
    table = torch.cat([a.repeat(m, 1), b.repeat_interleave(n, dim=0)], dim=1)
    order = torch.argsort(table[:, 0], stable=True)
    return table[order]
