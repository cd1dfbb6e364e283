# title: moves along the last axis alone
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]

def cell_of(x, index):
    return x.storage_offset() + (index[-1] * x.stride(-1) if index else 0)
