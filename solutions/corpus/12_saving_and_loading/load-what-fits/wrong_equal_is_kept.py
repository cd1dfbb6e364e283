# title: loads only what differs from what is there
# fails: load-what-fits-test [no diagnosis]


def load_what_fits(net, state):
    parallel = all(name.startswith("module.") for name in state)
    new = {name.removeprefix("module.") if parallel else name: name for name in state}
    own = net.state_dict()
    fits = {
        name: state[old]
        for name, old in new.items()
        if name in own and own[name].shape == state[old].shape and not torch.equal(own[name], state[old])
    }
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": [name for name in own if name in fits],
        "kept": [name for name in own if name not in fits],
        "unused": [old for name, old in new.items() if name not in fits],
    }
