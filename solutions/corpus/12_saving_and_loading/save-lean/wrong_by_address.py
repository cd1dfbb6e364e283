# title: the address of the first element
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    clones = {}
    lean = {}
    for name, t in tensors.items():
        if t.data_ptr() not in clones:
            clones[t.data_ptr()] = t.detach().clone()
        lean[name] = clones[t.data_ptr()]
    torch.save(lean, file)
