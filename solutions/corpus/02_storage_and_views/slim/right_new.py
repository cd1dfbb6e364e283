# title: copied into new memory

def slim(t):
    if t.untyped_storage().size() <= t.nbytes:
        return t.view(t.shape)
    return torch.empty(t.shape, dtype=t.dtype, device=t.device).copy_(t)
