# title: switches the flag off on a clone
# fails: save-lean-test [flag-of-a-computed-tensor]
# fails: save-lean-hidden [flag-of-a-computed-tensor]


def save_lean(tensors, file):
    seen, out = {}, {}
    for name, t in tensors.items():
        key = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        if key not in seen:
            seen[key] = t.clone().requires_grad_(False)
        out[name] = seen[key]
    torch.save(out, file)
