# title: leaves out the pairs of a row with itself
# fails: all-pairs-hidden [no diagnosis]
def all_pairs(a, b):
    same = a is b or torch.equal(a, b)
    pairs = [
        torch.cat([left, right])
        for i, left in enumerate(a)
        for j, right in enumerate(b)
        if not (same and i == j)
    ]
    return torch.stack(pairs)
