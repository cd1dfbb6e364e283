# title: repeated the rows of both one by one
# fails: all-pairs-test [both-repeated-alike]
# fails: all-pairs-hidden [both-repeated-alike]

def all_pairs(a, b):
    return torch.cat([a.repeat_interleave(len(b), 0), b.repeat_interleave(len(a), 0)], dim=1)
