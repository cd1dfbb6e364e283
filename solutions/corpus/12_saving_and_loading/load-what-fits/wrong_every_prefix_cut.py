# title: cuts the prefix until there is none
# fails: load-what-fits-hidden [no diagnosis]


def bare(label):
    while label.startswith("module."):
        label = label.removeprefix("module.")
    return label


def load_what_fits(net, state):
    cut = bare if all(label.startswith("module.") for label in state) else str
    mine, theirs = net.state_dict(), {cut(label): t for label, t in state.items()}
    taken = {n: theirs[n] for n in mine if n in theirs and theirs[n].shape == mine[n].shape}
    net.load_state_dict(taken, strict=False)
    unused = [label for label in state if cut(label) not in taken]
    return {"loaded": list(taken), "kept": [n for n in mine if n not in taken], "unused": unused}
