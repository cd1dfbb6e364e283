# title: pops what it loads
# fails: load-what-fits-test [used-names-were-popped]
# fails: load-what-fits-hidden [used-names-were-popped]


def load_what_fits(net, state):
    cut = 7 if all(n.startswith("module.") for n in state) else 0
    loaded, kept = [], []
    own = net.state_dict()
    for n, mine in own.items():
        key = "module." * (cut > 0) + n
        if key in state and state[key].shape == mine.shape:
            mine.copy_(state.pop(key))
            loaded.append(n)
        else:
            kept.append(n)
    return {"loaded": loaded, "kept": kept, "unused": list(state)}
