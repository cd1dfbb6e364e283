# title: I write the storage out as a list and look where the number stands
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]


def cell_of(x, index):
    count = x.untyped_storage().nbytes() // x.element_size()
    cells = x.as_strided((count,), (1,), 0).tolist()
    wanted = x[index].item()
    return cells.index(wanted)
