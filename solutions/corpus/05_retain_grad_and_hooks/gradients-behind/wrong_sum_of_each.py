# title: a loss for each layer
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]

def gradients_behind(layers, x):
    found = []
    for layer in layers:
        x = layer(x)
        if x.requires_grad:
            (g,) = torch.autograd.grad(x.sum(), x, retain_graph=True)
        else:
            g = None
        found.append(g)
    return found
