# title: cartesian_prod makes all pairs
# fails: all-pairs-test [numbers-paired]
# fails: all-pairs-hidden [numbers-paired]
def all_pairs(a, b):
    pairs = torch.cartesian_prod(a.flatten(), b.flatten())
    return pairs.reshape(-1, 2)
