# title: load_state_dict knows what it did not use
# fails: load-what-fits-test [only-handed-over-names-reported]
# fails: load-what-fits-hidden [only-handed-over-names-reported]
def load_what_fits(net, state):
    parallel = all(name.startswith("module.") for name in state)
    own = net.state_dict()
    plain = {(n.removeprefix("module.") if parallel else n): t for n, t in state.items()}
    fitting = {n: t for n, t in plain.items() if n in own and own[n].shape == t.shape}
    missing, unexpected = net.load_state_dict(fitting, strict=False)
    return {
        "loaded": [n for n in own if n not in missing],
        "kept": [n for n in own if n in missing],
        "unused": list(unexpected),
    }
