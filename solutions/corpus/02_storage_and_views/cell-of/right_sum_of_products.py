# title: one line

def cell_of(x, index):
    return x.storage_offset() + sum(i * x.stride(axis) for axis, i in enumerate(index))
