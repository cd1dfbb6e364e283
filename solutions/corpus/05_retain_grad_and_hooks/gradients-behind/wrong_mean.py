# title: took the mean
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]

def gradients_behind(layers, x):
    outputs = []
    for layer in layers:
        x = layer(x)
        if x.requires_grad:
            x.retain_grad()
        outputs.append(x)
    x.mean().backward()
    return [t.grad for t in outputs]
