# title: an empty tensor is set on the storage


def windows(x, size):
    made = torch.empty(0, dtype=x.dtype)
    step, start = x.stride(0), x.storage_offset()
    return made.set_(x.untyped_storage(), start, (x.numel() - size + 1, size), (step, step))
