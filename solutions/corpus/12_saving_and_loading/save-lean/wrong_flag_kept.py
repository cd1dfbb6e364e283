# title: clones without detach
# fails: save-lean-test [clone-keeps-the-flag]
# fails: save-lean-hidden [clone-keeps-the-flag]


def save_lean(tensors, file):
    clones = {}
    lean = {}
    for name, t in tensors.items():
        key = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        if key not in clones:
            clones[key] = t.clone()
        lean[name] = clones[key]
    torch.save(lean, file)
