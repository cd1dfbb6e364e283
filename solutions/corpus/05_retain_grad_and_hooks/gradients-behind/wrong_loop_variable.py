# title: the hooks write into the place of the loop's counter, which is the last one by then
# fails: gradients-behind-test [loop-variable-in-hook]
# fails: gradients-behind-hidden [loop-variable-in-hook]


def gradients_behind(layers, x):
    gradients = [None] * len(layers)
    h = x
    for i, layer in enumerate(layers):
        h = layer(h)
        if h.requires_grad:

            def keep(grad):
                gradients[i] = grad.clone()

            h.register_hook(keep)
    h.sum().backward()
    return gradients
