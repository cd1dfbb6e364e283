# title: left a table for each row of a
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    left = a[:, None].expand(-1, len(b), -1)
    right = b[None].expand(len(a), -1, -1)
    return torch.cat([left, right], dim=-1)
