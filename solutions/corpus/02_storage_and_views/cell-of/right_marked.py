# title: numbers the cells, and reads the number there


def cell_of(x, index):
    n = x.untyped_storage().nbytes() // x.element_size()
    return torch.arange(n).as_strided(x.size(), x.stride(), x.storage_offset())[index].item()
