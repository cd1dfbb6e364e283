# title: forgets the prefix
# fails: load-what-fits-test [prefix-left-on]
# fails: load-what-fits-hidden [prefix-left-on]


def load_what_fits(net, state):
    own = net.state_dict()
    fits = {name: t for name, t in state.items() if name in own and t.shape == own[name].shape}
    net.load_state_dict(fits, strict=False)
    loaded = [name for name in own if name in fits]
    return {
        "loaded": loaded,
        "kept": [name for name in own if name not in fits],
        "unused": [name for name in state if name not in fits],
    }
