# title: numbered the cells and read the number

def cell_of(x, index):
    cells = torch.arange(x.untyped_storage().nbytes() // x.element_size())
    return cells.as_strided(x.shape, x.stride(), x.storage_offset())[index].item()
