# title: pairs of rows with Python numbers
# fails: all-pairs-test [default-dtype-instead-of-like]
# fails: all-pairs-hidden [default-dtype-instead-of-like]

def all_pairs(a, b):
    return torch.tensor([x + y for x in a.tolist() for y in b.tolist()])
