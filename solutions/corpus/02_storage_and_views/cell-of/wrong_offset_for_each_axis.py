# title: each axis starts at the offset
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]


def cell_of(x, index):
    total = 0
    for axis, i in enumerate(index):
        total += x.storage_offset() + i * x.stride(axis)
    return total
