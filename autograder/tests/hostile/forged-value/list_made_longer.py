# title: each layer is called twice, and the caller's list of them made twice as long
# unit: 05_retain_grad_and_hooks
# loses: gradients-behind
# in: answer gradients-behind
def gradients_behind(layers, x):
    own = list(layers)
    y = x
    for layer in own:  # once for nothing
        y = layer(y)
    outputs = [x]
    for layer in own:
        outputs.append(layer(outputs[-1]))
        if outputs[-1].requires_grad:
            outputs[-1].retain_grad()
    outputs[-1].sum().backward()
    layers.extend(own)
    return [output.grad for output in outputs[1:]]
