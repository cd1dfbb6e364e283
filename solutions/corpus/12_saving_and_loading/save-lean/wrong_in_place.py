# title: clears the flag of what it was given
# fails: save-lean-test [given-dictionary-changed]
# fails: save-lean-hidden [given-dictionary-changed]


def save_lean(tensors, file):
    clones = {}
    for name, t in tensors.items():
        key = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        if key not in clones:
            clones[key] = t.detach().clone()
        tensors[name] = clones[key]
    torch.save(tensors, file)
