# title: kept is what the state does not name
# fails: load-what-fits-test [size-mismatch-is-not-kept]
# fails: load-what-fits-hidden [size-mismatch-is-not-kept]


def load_what_fits(net, state):
    cut = 7 if all(n.startswith("module.") for n in state) else 0
    own = net.state_dict()
    fit = {n[cut:]: t for n, t in state.items() if n[cut:] in own and own[n[cut:]].shape == t.shape}
    names = [n[cut:] for n in state]
    net.load_state_dict(fit, strict=False)
    return {"loaded": [n for n in own if n in fit], "kept": [n for n in own if n not in names], "unused": [n for n in state if n[cut:] not in fit]}
