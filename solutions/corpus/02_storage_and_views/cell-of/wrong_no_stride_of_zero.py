# title: every step moves on by one cell at least
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]
# never: row-by-row-assumed

def cell_of(x, index):
    return x.storage_offset() + sum(i * max(s, 1) for i, s in zip(index, x.stride()))
