# title: pairs of rows with Python numbers
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    return torch.tensor([x + y for x in a.tolist() for y in b.tolist()])
