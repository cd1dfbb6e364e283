# title: a regular expression for the prefix


def load_what_fits(net, state):
    import re

    names = {n: n for n in state}
    if not [n for n in state if not n.startswith("module.")]:
        names = {n: re.sub(r"^module\.", "", n) for n in state}
    own = net.state_dict()
    chosen = {new: state[old] for old, new in names.items() if new in own and own[new].size() == state[old].size()}
    missing = net.load_state_dict(chosen, strict=False).missing_keys
    return {
        "loaded": sorted(chosen, key=list(own).index),
        "kept": sorted(missing, key=list(own).index),
        "unused": [old for old, new in names.items() if new not in chosen],
    }
