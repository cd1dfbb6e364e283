# title: leaves out the layers that have no gradient
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]


def gradients_behind(layers, x):
    made = []
    for layer in layers:
        x = layer(x)
        if x.requires_grad:
            x.retain_grad()
            made.append(x)
    x.sum().backward()
    return [t.grad for t in made]
