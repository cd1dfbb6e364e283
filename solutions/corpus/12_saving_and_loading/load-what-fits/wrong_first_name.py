# title: looks at the first name only
# fails: load-what-fits-test [prefix-cut-from-all]
# fails: load-what-fits-hidden [prefix-cut-from-all]


def load_what_fits(net, state):
    names = list(state)
    cut = 7 if names and names[0].startswith("module.") else 0
    own = net.state_dict()
    fit = {n[cut:]: t for n, t in state.items() if n[cut:] in own and own[n[cut:]].shape == t.shape}
    net.load_state_dict(fit, strict=False)
    return {"loaded": [n for n in own if n in fit], "kept": [n for n in own if n not in fit], "unused": [n for n in state if n[cut:] not in fit]}
