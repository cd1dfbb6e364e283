# title: put b on the left
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    return torch.cat([b.repeat(len(a), 1), a.repeat_interleave(len(b), dim=0)], dim=1)
