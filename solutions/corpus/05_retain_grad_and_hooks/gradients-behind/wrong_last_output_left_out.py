# title: leaves the last output out
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]

def gradients_behind(layers, x):
    outputs = []
    for layer in layers:
        x = layer(x)
        if x.requires_grad:
            x.retain_grad()
        outputs.append(x)
    x.sum().backward()
    return [output.grad for output in outputs[:-1]]
