# title: contiguous() taken for a copy
# fails: save-lean-test [slice-saves-its-storage]
# fails: save-lean-hidden [slice-saves-its-storage]


def save_lean(tensors, file):
    lean, seen = {}, {}
    for name, t in tensors.items():
        key = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        lean[name] = seen.setdefault(key, t.detach().contiguous())
    torch.save(lean, file)
