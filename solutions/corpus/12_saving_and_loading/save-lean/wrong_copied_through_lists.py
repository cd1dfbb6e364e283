# title: makes the one copy from a list
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    clones, lean = {}, {}
    for name, t in tensors.items():
        key = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        if key not in clones:
            clones[key] = torch.tensor(t.tolist(), dtype=t.dtype)
        lean[name] = clones[key]
    torch.save(lean, file)
