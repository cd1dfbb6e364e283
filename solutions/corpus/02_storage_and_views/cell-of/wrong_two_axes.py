# title: only for matrices
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]

def cell_of(x, index):
    return x.storage_offset() + index[0] * x.stride(0) + index[1] * x.stride(1)
