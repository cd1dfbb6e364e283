# title: the distance to the first element of x, not to the storage
# fails: cell-of-test [offset-forgotten]
# fails: cell-of-hidden [offset-forgotten]

def cell_of(x, index):
    return (x[index].data_ptr() - x.data_ptr()) // x.element_size()
