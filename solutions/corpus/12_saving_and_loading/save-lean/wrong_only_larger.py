# title: clones only what is smaller than its storage, each for itself
# fails: save-lean-test [clone-unties]
# fails: save-lean-hidden [clone-unties]


def save_lean(tensors, file):
    lean = {}
    for name, t in tensors.items():
        t = t.detach()
        if t.untyped_storage().nbytes() > t.numel() * t.element_size():
            t = t.clone()
        lean[name] = t
    torch.save(lean, file)
