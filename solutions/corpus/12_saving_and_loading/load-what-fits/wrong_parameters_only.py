# title: looks at parameters only
# fails: load-what-fits-test [buffers-left-out]
# fails: load-what-fits-hidden [buffers-left-out]


def load_what_fits(net, state):
    own = dict(net.named_parameters())
    cut = 7 if all(name.startswith("module.") for name in state) else 0
    found = {name[cut:]: t for name, t in state.items()}
    fits = {n: found[n] for n in own if n in found and found[n].shape == own[n].shape}
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": list(fits),
        "kept": [name for name in net.state_dict() if name not in fits],
        "unused": [name for name in state if name[cut:] not in fits],
    }
