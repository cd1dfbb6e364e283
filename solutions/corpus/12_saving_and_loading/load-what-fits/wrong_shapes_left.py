# title: strict=False alone
# fails: load-what-fits-test [not-strict-does-not-forgive-shapes]
# fails: load-what-fits-hidden [not-strict-does-not-forgive-shapes]


def load_what_fits(net, state):
    if all(name.startswith("module.") for name in state):
        state = {name[7:]: t for name, t in state.items()}
    result = net.load_state_dict(state, strict=False)
    loaded = [name for name in net.state_dict() if name in state]
    return {"loaded": loaded, "kept": result.missing_keys, "unused": result.unexpected_keys}
