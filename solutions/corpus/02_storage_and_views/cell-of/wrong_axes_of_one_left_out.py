# title: leaves out the strides of axes of length 1, but not their index
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]
def cell_of(x, index):
    steps = [x.stride(axis) for axis in range(x.dim()) if x.shape[axis] != 1]
    return x.storage_offset() + sum(i * step for i, step in zip(index, steps))
