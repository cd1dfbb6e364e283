# title: calls backward() as soon as the first layer has run
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [backward-before-the-last-layer]


def gradients_behind(layers, x):
    outputs, h = [], x
    for layer in layers:
        h = layer(h)
        if h.requires_grad:
            h.retain_grad()
        outputs.append(h)
        if len(outputs) == 1:
            h.sum().backward(retain_graph=True)
    return [output.grad for output in outputs]
