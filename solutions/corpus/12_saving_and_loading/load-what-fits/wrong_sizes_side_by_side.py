# title: compares the sizes side by side
# fails: load-what-fits-test [nothing-may-be-broadcast]
# fails: load-what-fits-hidden [no diagnosis]


def load_what_fits(net, state):
    parallel = all(name.startswith("module.") for name in state)
    new = {name.removeprefix("module.") if parallel else name: name for name in state}
    own, loaded = net.state_dict(), []
    with torch.no_grad():
        for name, mine in own.items():
            if name in new and all(a == b for a, b in zip(mine.shape, state[new[name]].shape)):
                mine.copy_(state[new[name]])
                loaded.append(name)
    return {
        "loaded": loaded,
        "kept": [name for name in own if name not in loaded],
        "unused": [old for name, old in new.items() if name not in loaded],
    }
