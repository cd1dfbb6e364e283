# title: changes the caller's dictionary
# fails: load-what-fits-test [prefix-taken-off-in-place]
# fails: load-what-fits-hidden [prefix-taken-off-in-place]


def load_what_fits(net, state):
    before = list(state)
    if all(name.startswith("module.") for name in state):
        nn.modules.utils.consume_prefix_in_state_dict_if_present(state, "module.")
    own = net.state_dict()
    fits = {name: t for name, t in state.items() if name in own and t.shape == own[name].shape}
    net.load_state_dict(fits, strict=False)
    return {
        "loaded": [name for name in own if name in fits],
        "kept": [name for name in own if name not in fits],
        "unused": [old for old, new in zip(before, list(state), strict=True) if new not in fits],
    }
