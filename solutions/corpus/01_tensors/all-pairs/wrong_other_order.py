# title: repeated the wrong one row by row
# fails: all-pairs-test [repeated-in-the-other-order]
# fails: all-pairs-hidden [repeated-in-the-other-order]

def all_pairs(a, b):
    return torch.cat([a.repeat(len(b), 1), b.repeat_interleave(len(a), dim=0)], dim=1)
