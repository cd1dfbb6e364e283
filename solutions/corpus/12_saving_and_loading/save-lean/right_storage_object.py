# title: the storage itself is in the key


def save_lean(tensors, file):
    seen, out = {}, {}
    for name, t in tensors.items():
        key = (t.untyped_storage(), t.storage_offset(), t.shape, t.stride(), t.dtype)
        if key not in seen:
            seen[key] = t.detach().clone()
        out[name] = seen[key]
    torch.save(out, file)
