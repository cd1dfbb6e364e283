# title: writes through .data


def load_what_fits(net, state):
    stripped = [n[7:] if all(m.startswith("module.") for m in state) else n for n in state]
    by_name = dict(zip(stripped, state, strict=True))
    report = {"loaded": [], "kept": [], "unused": list(state)}
    tensors = net.state_dict()
    for n in tensors:
        if n in by_name and state[by_name[n]].shape == tensors[n].shape:
            tensors[n].data[...] = state[by_name[n]]
            report["loaded"] += [n]
            report["unused"].remove(by_name[n])
        else:
            report["kept"] += [n]
    return report
