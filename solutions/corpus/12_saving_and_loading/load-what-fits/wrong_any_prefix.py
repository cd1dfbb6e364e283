# title: the prefix, if any name has it
# fails: load-what-fits-test [prefix-cut-from-all]
# fails: load-what-fits-hidden [prefix-cut-from-all]


def load_what_fits(net, state):
    own = net.state_dict()
    cut = 7 if any(name.startswith("module.") for name in state) else 0
    found = {name[cut:]: t for name, t in state.items()}
    fits = {n: found[n] for n in own if n in found and found[n].shape == own[n].shape}
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": list(fits),
        "kept": [name for name in own if name not in fits],
        "unused": [name for name in state if name[cut:] not in fits],
    }
