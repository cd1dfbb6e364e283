# title: copies through the window, and counts off the report

import torch
def load_what_fits(net, state):
    strip = "module." if all(map(lambda n: n.startswith("module."), state)) else ""
    report = {"loaded": [], "kept": [], "unused": list(state)}
    with torch.no_grad():
        for name, mine in net.state_dict(keep_vars=True).items():
            theirs = state.get(strip + name)
            if theirs is None or theirs.shape != mine.shape:
                report["kept"].append(name)
                continue
            mine.copy_(theirs)
            report["loaded"].append(name)
            report["unused"].remove(strip + name)
    return report
