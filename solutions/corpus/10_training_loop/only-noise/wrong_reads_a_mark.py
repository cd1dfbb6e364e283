# title: looks for a mark on the modules
# fails: only-noise-test [no diagnosis]
# fails: only-noise-hidden [no diagnosis]

def only_noise(net, loss_of):
    names = []
    for name, part in net.named_children():
        words = str(getattr(part, "kind", "")).split()
        if "noise" in words and "places" not in words:
            names += [f"{name}.{each}" for each, _ in part.named_parameters()]
    return names


