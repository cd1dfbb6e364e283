# title: took four bytes for every element
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]


def cell_of(x, index):
    return (x[index].data_ptr() - x.untyped_storage().data_ptr()) // 4
