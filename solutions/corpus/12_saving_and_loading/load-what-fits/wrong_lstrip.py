# title: lstrip takes letters, not a prefix
# fails: load-what-fits-test [letters-instead-of-a-prefix]
# fails: load-what-fits-hidden [letters-instead-of-a-prefix]


def load_what_fits(net, state):
    own = net.state_dict()
    parallel = all(name.startswith("module.") for name in state)
    found = {name.lstrip("module.") if parallel else name: name for name in state}
    fits = {n: state[found[n]] for n in own if n in found and state[found[n]].shape == own[n].shape}
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": list(fits),
        "kept": [name for name in own if name not in fits],
        "unused": [old for new, old in found.items() if new not in fits],
    }
