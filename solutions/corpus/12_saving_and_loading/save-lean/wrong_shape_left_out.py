# title: the key lacks the strides
# fails: save-lean-test [address-is-not-enough]
# fails: save-lean-hidden [address-is-not-enough]


def save_lean(tensors, file):
    made = {}
    lean = {}
    for name, t in tensors.items():
        key = t.data_ptr(), t.numel()
        if key not in made:
            made[key] = t.detach().clone()
        lean[name] = made[key]
    torch.save(lean, file)
