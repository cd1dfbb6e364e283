# title: kept what goes into each layer
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]

def gradients_behind(layers, x):
    inputs = []
    for layer in layers:
        if x.requires_grad:
            x.retain_grad()
        inputs.append(x)
        x = layer(x)
    x.sum().backward()
    return [t.grad for t in inputs]
