# title: a view that needs its whole storage stays a view


def save_lean(tensors, file):
    clones = {}
    lean = {}
    for name, t in tensors.items():
        key = (t.untyped_storage()._cdata, t.storage_offset(), t.shape, t.stride(), t.dtype)
        if t.numel() * t.element_size() == t.untyped_storage().nbytes():
            lean[name] = t.detach()
        else:
            lean[name] = clones.setdefault(key, t.detach().clone())
    torch.save(lean, file)
