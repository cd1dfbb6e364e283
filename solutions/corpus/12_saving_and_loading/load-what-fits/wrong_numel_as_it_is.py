# title: loads whatever has as many elements, in the shape that it has
# fails: load-what-fits-test [size-instead-of-shape]
# fails: load-what-fits-hidden [size-instead-of-shape]
# never: not-strict-does-not-forgive-shapes


def load_what_fits(net, state):
    own = net.state_dict()
    start = 7 if all(name.startswith("module.") for name in state) else 0
    short = {name[start:]: t for name, t in state.items()}
    fits = {name: t for name, t in short.items() if name in own and t.numel() == own[name].numel()}
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": [name for name in own if name in fits],
        "kept": [name for name in own if name not in fits],
        "unused": [name for name in state if name[start:] not in fits],
    }
