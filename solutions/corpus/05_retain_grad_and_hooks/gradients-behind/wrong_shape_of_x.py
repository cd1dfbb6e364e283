# title: room for the gradients, each of the shape of x
# fails: gradients-behind-test [no diagnosis]
def gradients_behind(layers, x):
    outputs = [x]
    for layer in layers:
        outputs.append(layer(outputs[-1]))
    found = [torch.zeros_like(x) if output.requires_grad else None for output in outputs[1:]]

    def keep(place):
        return lambda gradient: found[place].copy_(gradient) * 1

    for place, output in enumerate(outputs[1:]):
        if output.requires_grad:
            output.register_hook(keep(place))
    outputs[-1].sum().backward()
    return found
