# title: repeated the elements
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    return torch.cat([a.repeat_interleave(len(b)), b.repeat(len(a))])
