# title: keeps a list of the frozen outputs, and asks with `in`
# fails: gradients-behind-test [in-compares-by-value]
# fails: gradients-behind-hidden [in-compares-by-value]


def gradients_behind(layers, x):
    outputs, frozen, h = [], [], x
    for layer in layers:
        h = layer(h)
        outputs.append(h)
        if h.requires_grad:
            h.retain_grad()
        else:
            frozen.append(h)
    h.sum().backward()
    found = []
    for output in outputs:
        if output in frozen:
            found.append(None)
        else:
            found.append(output.grad)
    return found
