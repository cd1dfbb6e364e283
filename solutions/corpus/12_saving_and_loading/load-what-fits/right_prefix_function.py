# title: PyTorch's function for the prefix, on a copy


def load_what_fits(net, state):
    renamed = dict(state)
    if all(name.startswith("module.") for name in state):
        nn.modules.utils.consume_prefix_in_state_dict_if_present(renamed, "module.")
    own = net.state_dict()
    fitting = {k: v for k, v in renamed.items() if k in own and v.shape == own[k].shape}
    result = net.load_state_dict(fitting, strict=False)
    unused = [old for old, new in zip(state, renamed, strict=True) if new not in fitting]
    return {"loaded": [k for k in own if k in fitting], "kept": result.missing_keys, "unused": unused}
