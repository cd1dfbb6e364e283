# title: copied the cells that are read

def slim(t):
    storage_cells = t.untyped_storage().nbytes() // t.element_size()
    if storage_cells <= t.numel():
        return t
    return torch.empty(t.shape, dtype=t.dtype, device=t.device).copy_(t)
