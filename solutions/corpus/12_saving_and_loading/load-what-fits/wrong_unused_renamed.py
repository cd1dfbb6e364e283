# title: unused names without prefix
# fails: load-what-fits-test [unused-without-prefix]
# fails: load-what-fits-hidden [unused-without-prefix]


def load_what_fits(net, state):
    own = net.state_dict()
    cut = 7 if all(name.startswith("module.") for name in state) else 0
    found = {name[cut:]: t for name, t in state.items()}
    fits = {n: found[n] for n in own if n in found and found[n].shape == own[n].shape}
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": list(fits),
        "kept": [name for name in own if name not in fits],
        "unused": [name for name in found if name not in fits],
    }
