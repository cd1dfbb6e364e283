# title: PyTorch's function for the prefix, and a report of the names that it leaves
# fails: load-what-fits-test [prefix-taken-off-in-place]
# fails: load-what-fits-hidden [prefix-taken-off-in-place]
# never: unused-without-prefix


def load_what_fits(net, state):
    if all(name.startswith("module.") for name in state):
        nn.modules.utils.consume_prefix_in_state_dict_if_present(state, prefix="module.")
    mine = net.state_dict()
    same = {n: state[n] for n in mine if n in state and state[n].shape == mine[n].shape}
    net.load_state_dict(same, strict=False)
    rest = [n for n in mine if n not in same]
    return {"loaded": list(same), "kept": rest, "unused": [n for n in state if n not in same]}
