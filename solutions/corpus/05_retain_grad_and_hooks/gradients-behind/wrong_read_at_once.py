# title: reads .grad before backward()
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]


def gradients_behind(layers, x):
    found = []
    for layer in layers:
        x = layer(x)
        if x.requires_grad:
            x.retain_grad()
        found.append(x.grad)
    x.sum().backward()
    return found
