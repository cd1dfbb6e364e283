# title: took the distance between two addresses

def cell_of(x, index):
    begin = x.untyped_storage().data_ptr()
    return (x[index].data_ptr() - begin) // x.element_size()
