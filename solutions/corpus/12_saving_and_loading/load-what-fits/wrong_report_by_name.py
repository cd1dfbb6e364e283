# title: loads what fits, and reports every name that both have
# fails: load-what-fits-test [no diagnosis]
# fails: load-what-fits-hidden [no diagnosis]
# never: size-instead-of-shape
# never: nothing-may-be-broadcast


def load_what_fits(net, state):
    cut = 7 if all(name.startswith("module.") for name in state) else 0
    found, mine = {name[cut:]: t for name, t in state.items()}, net.state_dict()
    net.load_state_dict({n: t for n, t in found.items() if n in mine and t.shape == mine[n].shape}, strict=False)
    return {
        "loaded": [n for n in mine if n in found],
        "kept": [n for n in mine if n not in found],
        "unused": [n for n in state if n[cut:] not in mine],
    }
