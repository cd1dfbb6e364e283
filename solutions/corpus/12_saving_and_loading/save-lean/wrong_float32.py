# title: everything becomes float32
# fails: save-lean-test [changed-to-be-lean]
# fails: save-lean-hidden [changed-to-be-lean]


def save_lean(tensors, file):
    clones = {}
    lean = {}
    for name, t in tensors.items():
        key = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        if key not in clones:
            clones[key] = t.detach().clone().float()
        lean[name] = clones[key]
    torch.save(lean, file)
