# title: pairs of rows with Python numbers
# fails: all-pairs-test [default-dtype-in-a-table]
# fails: all-pairs-hidden [default-dtype-in-a-table]

def all_pairs(a, b):
    return torch.tensor([x + y for x in a.tolist() for y in b.tolist()])
