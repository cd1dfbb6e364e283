# title: gave the offset as well

def windows(x, size):
    (step,) = x.stride()
    shape = (x.numel() - size + 1, size)
    return torch.as_strided(x, shape, (step, step), x.storage_offset())
