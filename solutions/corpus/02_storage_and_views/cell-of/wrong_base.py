# title: numbers the elements of the base
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]


def cell_of(x, index):
    base = x if x._base is None else x._base
    cells = torch.arange(base.numel())
    return int(cells.as_strided(x.shape, x.stride(), x.storage_offset())[index])
