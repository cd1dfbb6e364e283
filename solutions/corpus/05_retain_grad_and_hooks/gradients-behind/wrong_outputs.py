# title: returns the outputs
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]
def gradients_behind(layers, x):
    outs = []
    for layer in layers:
        x = layer(x)
        if x.requires_grad:
            x.retain_grad()
        outs.append(x)
    x.sum().backward()
    return [o if o.requires_grad else None for o in outs]
