# title: rows are easier to append, so I turn the table first
# fails: append-ones-test [rows-and-columns-exchanged]
# fails: append-ones-hidden [rows-and-columns-exchanged]

def append_ones(x):
    turned = x.T
    row = x.new_ones(1, x.shape[0])
    return torch.cat([turned, row])
