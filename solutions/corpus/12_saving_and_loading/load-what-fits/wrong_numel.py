# title: compares the numbers of elements
# fails: load-what-fits-test [size-instead-of-shape]
# fails: load-what-fits-hidden [size-instead-of-shape]


def load_what_fits(net, state):
    own = net.state_dict()
    cut = 7 if all(name.startswith("module.") for name in state) else 0
    found = {name[cut:]: t for name, t in state.items()}
    fits = {n: found[n].reshape(t.shape) for n, t in own.items() if n in found and found[n].numel() == t.numel()}
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": list(fits),
        "kept": [name for name in own if name not in fits],
        "unused": [name for name in state if name[cut:] not in fits],
    }
