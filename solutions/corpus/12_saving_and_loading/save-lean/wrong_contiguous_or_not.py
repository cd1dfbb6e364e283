# title: tells tensors apart by address, shape, dtype and whether they are contiguous
# fails: save-lean-test [address-is-not-enough]
# fails: save-lean-hidden [address-is-not-enough]


def save_lean(tensors, file):
    clones, lean = {}, {}
    for name, t in tensors.items():
        turned = t.stride() == tuple(sorted(t.stride()))
        key = (t.data_ptr(), t.shape, t.dtype, t.is_contiguous(), turned)
        if key not in clones:
            clones[key] = t.detach().clone()
        lean[name] = clones[key]
    torch.save(lean, file)
