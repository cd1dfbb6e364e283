# title: the right table, and flat in the end
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]
# never: cat-makes-no-dimension


def all_pairs(a, b):
    left = a.repeat_interleave(len(b), dim=0)
    return torch.cat([left, b.repeat(len(a), 1)], dim=1).flatten()
