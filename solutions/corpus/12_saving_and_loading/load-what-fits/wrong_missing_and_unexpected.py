# title: the lists before the shapes were compared
# fails: load-what-fits-test [size-mismatch-counts-as-missing-only]
# fails: load-what-fits-hidden [size-mismatch-counts-as-missing-only]


def load_what_fits(net, state):
    own = net.state_dict()
    cut = 7 if all(name.startswith("module.") for name in state) else 0
    found = {name[cut:]: t for name, t in state.items()}
    fits = {n: found[n] for n in own if n in found and found[n].shape == own[n].shape}
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": list(fits),
        "kept": [name for name in own if name not in found],
        "unused": [name for name in state if name[cut:] not in own],
    }
