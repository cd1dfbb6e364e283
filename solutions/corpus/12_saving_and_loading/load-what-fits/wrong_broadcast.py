# title: copy_ stretches
# fails: load-what-fits-test [nothing-may-be-broadcast]
# fails: load-what-fits-hidden [nothing-may-be-broadcast]


def load_what_fits(net, state):
    cut = 7 if all(name.startswith("module.") for name in state) else 0
    found = {name[cut:]: t for name, t in state.items()}
    loaded, kept = [], []
    for name, own in net.state_dict().items():
        try:
            own.copy_(found[name])
            loaded.append(name)
        except (KeyError, RuntimeError):
            kept.append(name)
    return {"loaded": loaded, "kept": kept, "unused": [n for n in state if n[cut:] not in loaded]}
