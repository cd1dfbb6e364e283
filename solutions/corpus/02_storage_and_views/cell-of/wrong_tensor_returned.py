# title: returned a tensor
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]

def cell_of(x, index):
    steps = torch.tensor(x.stride(), dtype=torch.int64)
    return x.storage_offset() + (steps * torch.tensor(index, dtype=torch.int64)).sum()
