# title: splits at the prefix
# fails: load-what-fits-test [prefix-replaced-everywhere]
# fails: load-what-fits-hidden [prefix-replaced-everywhere]


def load_what_fits(net, state):
    if all(n.startswith("module.") for n in state):
        names = {n: n.split("module.")[1] for n in state}
    else:
        names = {n: n for n in state}
    own = net.state_dict()
    fit = {names[n]: t for n, t in state.items() if names[n] in own and own[names[n]].shape == t.shape}
    net.load_state_dict(fit, strict=False)
    return {"loaded": [n for n in own if n in fit], "kept": [n for n in own if n not in fit], "unused": [n for n in state if names[n] not in fit]}
