# title: returned a list
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    return [torch.cat([x, y]) for x in a for y in b]
