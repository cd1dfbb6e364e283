# title: one slope for each layer, multiplied from the back, and each layer is called once
# fails: gradients-behind-test [slopes-multiplied-one-by-one]
# fails: gradients-behind-hidden [slopes-multiplied-one-by-one]

def trains(node, inside):
    if node is None:
        return False
    if hasattr(node, "variable"):
        return node.variable is not inside
    return any(trains(behind, inside) for behind, _ in node.next_functions)


def gradients_behind(layers, x):
    h, asked, slopes, trained = x, False, [], []
    for layer in layers:
        inside = h.detach().requires_grad_()
        out = layer(inside)
        asked = asked or trains(out.grad_fn, inside)
        trained.append(asked)
        slopes.append(torch.autograd.grad(out.sum(), inside)[0])
        h = out.detach()
    found = [torch.ones_like(h)]
    for slope in slopes[:0:-1]:
        found.insert(0, found[0] * slope)
    return [gradient if asked else None for gradient, asked in zip(found, trained)]
