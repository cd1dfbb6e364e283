# title: asked after backward
# fails: gradients-behind-test [retain-grad-too-late]
# fails: gradients-behind-hidden [retain-grad-too-late]

def gradients_behind(layers, x):
    outputs = []
    for layer in layers:
        x = layer(x)
        outputs.append(x)
    x.sum().backward()
    for t in outputs:
        if t.requires_grad:
            t.retain_grad()
    return [t.grad for t in outputs]
