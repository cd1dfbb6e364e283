# title: made the input require a gradient
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]

def gradients_behind(layers, x):
    x = x.clone().requires_grad_()
    outputs = []
    for layer in layers:
        x = layer(x)
        x.retain_grad()
        outputs.append(x)
    x.sum().backward()
    return [t.grad for t in outputs]
