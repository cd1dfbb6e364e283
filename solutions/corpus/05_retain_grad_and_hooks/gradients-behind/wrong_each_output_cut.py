# title: cuts each output, so that it is a leaf and keeps its gradient
# fails: gradients-behind-test [graph-cut]
# fails: gradients-behind-hidden [graph-cut]


def gradients_behind(layers, x):
    outs = []
    for layer in layers:
        x = layer(x).detach().requires_grad_()
        outs.append(x)
    x.sum().backward()
    return [o.grad for o in outs]
