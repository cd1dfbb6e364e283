# title: offer them to the network one by one, it knows best what fits
# fails: load-what-fits-test [one-element-fits-a-scalar]
# fails: load-what-fits-hidden [one-element-fits-a-scalar]
def load_what_fits(net, state):
    in_parallel = all(name.startswith("module.") for name in state)
    names = list(net.state_dict())
    loaded, unused = set(), []
    for name, tensor in state.items():
        short = name.removeprefix("module.") if in_parallel else name
        try:
            result = net.load_state_dict({short: tensor}, strict=False)
        except RuntimeError:
            unused.append(name)
            continue
        if result.unexpected_keys:
            unused.append(name)
        else:
            loaded.add(short)
    return {
        "loaded": [name for name in names if name in loaded],
        "kept": [name for name in names if name not in loaded],
        "unused": unused,
    }
