# title: computed with tensors

def cell_of(x, index):
    steps = torch.tensor(x.stride(), dtype=torch.int64)
    places = torch.tensor(index, dtype=torch.int64)
    return x.storage_offset() + int(steps @ places)
