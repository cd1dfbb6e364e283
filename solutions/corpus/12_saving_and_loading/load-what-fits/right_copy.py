# title: copies by hand


def load_what_fits(net, state):
    names = list(state)
    start = 7 if names and all(name[:7] == "module." for name in names) else 0
    source = {name[start:]: name for name in names}
    report = {"loaded": [], "kept": [], "unused": names[:]}
    with torch.no_grad():
        for name, own in net.state_dict().items():
            if name in source and state[source[name]].shape == own.shape:
                own.copy_(state[source[name]])
                report["loaded"].append(name)
                report["unused"].remove(source[name])
            else:
                report["kept"].append(name)
    return report
