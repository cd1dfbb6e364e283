# title: cartesian_prod makes all pairs
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]
def all_pairs(a, b):
    pairs = torch.cartesian_prod(a.flatten(), b.flatten())
    return pairs.reshape(-1, 2)
