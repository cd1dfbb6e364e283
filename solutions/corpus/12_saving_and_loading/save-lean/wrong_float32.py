# title: everything becomes float32
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    clones = {}
    lean = {}
    for name, t in tensors.items():
        key = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        if key not in clones:
            clones[key] = t.detach().clone().float()
        lean[name] = clones[key]
    torch.save(lean, file)
