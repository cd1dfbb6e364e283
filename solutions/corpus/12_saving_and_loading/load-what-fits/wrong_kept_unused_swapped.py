# title: kept and unused the other way round
# fails: load-what-fits-test [kept-and-unused-swapped]
# fails: load-what-fits-hidden [kept-and-unused-swapped]


def load_what_fits(net, state):
    own = net.state_dict()
    cut = 7 if all(name.startswith("module.") for name in state) else 0
    found = {name[cut:]: t for name, t in state.items()}
    fits = {n: found[n] for n in own if n in found and found[n].shape == own[n].shape}
    net.load_state_dict(fits, strict=False)
    kept = [name for name in own if name not in fits]
    return {"loaded": list(fits), "unused": kept, "kept": [n for n in state if n[cut:] not in fits]}
