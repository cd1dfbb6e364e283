# title: sets instead of lists
# fails: load-what-fits-test [no diagnosis]
# fails: load-what-fits-hidden [no diagnosis]


def load_what_fits(net, state):
    own = net.state_dict()
    cut = 7 if all(name.startswith("module.") for name in state) else 0
    found = {name[cut:]: t for name, t in state.items()}
    fits = {n: found[n] for n in own if n in found and found[n].shape == own[n].shape}
    net.load_state_dict(fits, strict=False)
    used = {name for name in state if name[cut:] in fits}
    return {"loaded": set(fits), "kept": set(own) - set(fits), "unused": set(state) - used}
