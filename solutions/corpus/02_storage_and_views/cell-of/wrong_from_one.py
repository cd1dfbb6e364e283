# title: counted the cells from 1
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]

def cell_of(x, index):
    return x.storage_offset() + sum(i * s for i, s in zip(index, x.stride())) + 1
