# title: counted in bytes
# fails: cell-of-test [bytes-instead-of-cells]
# fails: cell-of-hidden [bytes-instead-of-cells]

def cell_of(x, index):
    return x[index].data_ptr() - x.untyped_storage().data_ptr()
