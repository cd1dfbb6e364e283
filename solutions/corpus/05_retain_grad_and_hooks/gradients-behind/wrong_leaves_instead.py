# title: starts a new record at every layer
# fails: gradients-behind-test [graph-cut]
# fails: gradients-behind-hidden [graph-cut]


def gradients_behind(layers, x):
    made = []
    for layer in layers:
        x = layer(x).detach().requires_grad_()
        made.append(x)
    x.sum().backward()
    return [t.grad for t in made]
