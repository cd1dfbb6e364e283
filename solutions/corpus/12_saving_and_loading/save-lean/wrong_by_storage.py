# title: the address of the storage
# fails: save-lean-test [address-is-not-enough]
# fails: save-lean-hidden [address-is-not-enough]


def save_lean(tensors, file):
    clones = {}
    lean = {}
    for name, t in tensors.items():
        place = t.untyped_storage().data_ptr()
        if place not in clones:
            clones[place] = t.detach().clone()
        lean[name] = clones[place]
    torch.save(lean, file)
