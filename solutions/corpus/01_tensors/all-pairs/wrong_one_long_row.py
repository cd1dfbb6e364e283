# title: joined the pairs instead of stacking them
# fails: all-pairs-test [joined-along-the-wrong-dimension]
# fails: all-pairs-hidden [joined-along-the-wrong-dimension]

def all_pairs(a, b):
    return torch.cat([torch.cat([p, q]) for p in a for q in b])
