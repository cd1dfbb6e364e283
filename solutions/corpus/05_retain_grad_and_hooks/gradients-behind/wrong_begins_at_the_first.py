# title: begins the way back at the first output
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [backward-began-elsewhere]


def gradients_behind(layers, x):
    outputs, h = [], x
    for layer in layers:
        h = layer(h)
        outputs.append(h)
        if h.requires_grad:
            h.retain_grad()
    outputs[0].sum().backward()
    return [output.grad for output in outputs]
