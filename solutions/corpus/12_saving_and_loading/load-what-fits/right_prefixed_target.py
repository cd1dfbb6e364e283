# title: puts the prefix on instead


def load_what_fits(net, state):
    prefix = "module." if all(map(lambda n: n[:7] == "module.", state)) else ""
    report = {"loaded": [], "kept": [], "unused": list(state)}
    target = net.state_dict(prefix=prefix)
    for name, mine in target.items():
        theirs = state.get(name)
        if theirs is None or tuple(theirs.shape) != tuple(mine.shape):
            report["kept"].append(name.removeprefix(prefix))
            continue
        with torch.no_grad():
            mine.copy_(theirs)
        report["unused"].remove(name)
        report["loaded"].append(name.removeprefix(prefix))
    return report
