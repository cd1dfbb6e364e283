# title: the key lacks the offset
# fails: save-lean-test [address-is-not-enough]
# fails: save-lean-hidden [address-is-not-enough]


def save_lean(tensors, file):
    seen, out = {}, {}
    for name, t in tensors.items():
        key = (t.untyped_storage().data_ptr(), t.shape, t.stride())
        if key not in seen:
            seen[key] = t.detach().clone()
        out[name] = seen[key]
    torch.save(out, file)
