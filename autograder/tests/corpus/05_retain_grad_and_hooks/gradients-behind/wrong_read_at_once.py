# title: reads .grad before backward()
# fails: gradients-behind-test [retain-grad-too-late]
# fails: gradients-behind-hidden [retain-grad-too-late]


def gradients_behind(layers, x):
    found = []
    for layer in layers:
        x = layer(x)
        if x.requires_grad:
            x.retain_grad()
        found.append(x.grad)
    x.sum().backward()
    return found
