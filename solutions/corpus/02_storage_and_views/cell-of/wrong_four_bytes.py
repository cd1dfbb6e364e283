# title: counts the cells as four bytes each
# fails: cell-of-hidden [no diagnosis]


def cell_of(x, index):
    cells = torch.arange(x.untyped_storage().nbytes() // 4)
    return int(cells.as_strided(x.shape, x.stride(), x.storage_offset())[index])
