# title: in the order of the file
# fails: load-what-fits-test [loaded-in-the-order-of-the-file]
# fails: load-what-fits-hidden [loaded-in-the-order-of-the-file]


def load_what_fits(net, state):
    own = net.state_dict()
    cut = 7 if all(name.startswith("module.") for name in state) else 0
    found = {name[cut:]: t for name, t in state.items()}
    fits = {n: t for n, t in found.items() if n in own and t.shape == own[n].shape}
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": list(fits),
        "kept": [name for name in own if name not in fits],
        "unused": [name for name in state if name[cut:] not in fits],
    }
