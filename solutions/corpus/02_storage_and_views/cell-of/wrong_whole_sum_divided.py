# title: takes NumPy's strides, which are bytes, and divides the whole sum, the offset too
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]
# never: offset-forgotten
def cell_of(x, index):
    steps = (i * step for i, step in zip(index, x.numpy().strides))
    return (x.storage_offset() + sum(steps)) // x.element_size()
