# title: a full state, half of it its own


def load_what_fits(net, state):
    cut = "module." if all(name.startswith("module.") for name in state) else ""
    full = net.state_dict()
    report = {"loaded": [], "kept": [], "unused": []}
    for name in full:
        given = state.get(cut + name)
        if given is not None and given.size() == full[name].size():
            full[name] = given
            report["loaded"].append(name)
        else:
            report["kept"].append(name)
    net.load_state_dict(full)
    used = {cut + name for name in report["loaded"]}
    report["unused"] = [name for name in state if name not in used]
    return report
