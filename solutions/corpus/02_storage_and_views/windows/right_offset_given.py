# title: as_strided with everything written out, as a free function

def windows(x, size):
    s, n = x.stride(0), x.numel()
    return torch.as_strided(x, (n + 1 - size, size), (s, s), x.storage_offset())
