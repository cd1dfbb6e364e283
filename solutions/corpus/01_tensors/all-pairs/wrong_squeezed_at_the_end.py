# title: pairs in a loop, and a squeeze "to clean up the shape"
# fails: all-pairs-hidden [no diagnosis]


def all_pairs(a, b):
    rows = [torch.cat([one, other])[None] for one in a for other in b]
    return torch.cat(rows).squeeze()
