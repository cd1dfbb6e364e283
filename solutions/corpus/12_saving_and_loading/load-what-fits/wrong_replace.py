# title: str.replace takes more than the prefix
# fails: load-what-fits-test [prefix-replaced-everywhere]
# fails: load-what-fits-hidden [prefix-replaced-everywhere]


def load_what_fits(net, state):
    own = net.state_dict()
    names = {name.replace("module.", ""): name for name in state}
    fits = {n: state[o] for n, o in names.items() if n in own and state[o].shape == own[n].shape}
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": [name for name in own if name in fits],
        "kept": [name for name in own if name not in fits],
        "unused": [old for new, old in names.items() if new not in fits],
    }
