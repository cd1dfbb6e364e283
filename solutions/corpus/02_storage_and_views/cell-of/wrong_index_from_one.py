# title: index 0 is the first step
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]

def cell_of(x, index):
    return x.storage_offset() + sum((i + 1) * s for i, s in zip(index, x.stride()))
