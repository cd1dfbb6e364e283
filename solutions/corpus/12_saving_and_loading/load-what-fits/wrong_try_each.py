# title: loads one by one, and catches errors
# fails: load-what-fits-test [unexpected-counts-as-used]
# fails: load-what-fits-hidden [unexpected-counts-as-used]


def load_what_fits(net, state):
    cut = 7 if all(name.startswith("module.") for name in state) else 0
    loaded = []
    for name, t in state.items():
        try:
            result = net.load_state_dict({name[cut:]: t}, strict=False)
        except RuntimeError:
            continue
        loaded.append(name[cut:])
    own = list(net.state_dict())
    return {
        "loaded": [n for n in own if n in loaded],
        "kept": [n for n in own if n not in loaded],
        "unused": [n for n in state if n[cut:] not in loaded],
    }
