# title: backward for the output of each layer
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]
def gradients_behind(layers, x):
    outs = []
    for layer in layers:
        x = layer(x)
        if x.requires_grad:
            x.retain_grad()
            x.sum().backward(retain_graph=True)
        outs.append(x)
    return [o.grad for o in outs]
