# title: contiguous() taken for a copy
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    lean, seen = {}, {}
    for name, t in tensors.items():
        key = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        lean[name] = seen.setdefault(key, t.detach().contiguous())
    torch.save(lean, file)
