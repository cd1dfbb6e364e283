# title: leaves out what has another dtype
# fails: load-what-fits-test [no diagnosis]
# fails: load-what-fits-hidden [no diagnosis]
# never: prefix-cut-from-all

def load_what_fits(net, state):
    own = net.state_dict()
    strip = all(n.startswith("module.") for n in state)
    names = {n.removeprefix("module.") if strip else n: n for n in state}
    fits = {n: state[names[n]] for n in own if n in names and state[names[n]].shape == own[n].shape and state[names[n]].dtype == own[n].dtype}
    net.load_state_dict(fits, strict=False)
    return {"loaded": list(fits), "kept": [n for n in own if n not in fits], "unused": [o for n, o in names.items() if n not in fits]}
