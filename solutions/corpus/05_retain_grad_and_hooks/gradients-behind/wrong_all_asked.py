# title: asked all of them
# fails: gradients-behind-test [no-gradient-comes-by]
# fails: gradients-behind-hidden [no-gradient-comes-by]

def gradients_behind(layers, x):
    outputs = []
    for layer in layers:
        x = layer(x)
        x.retain_grad()
        outputs.append(x)
    x.sum().backward()
    return [t.grad for t in outputs]
