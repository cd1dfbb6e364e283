# title: the address of the first element
# fails: save-lean-test [address-is-not-enough]
# fails: save-lean-hidden [address-is-not-enough]


def save_lean(tensors, file):
    clones = {}
    lean = {}
    for name, t in tensors.items():
        if t.data_ptr() not in clones:
            clones[t.data_ptr()] = t.detach().clone()
        lean[name] = clones[t.data_ptr()]
    torch.save(lean, file)
