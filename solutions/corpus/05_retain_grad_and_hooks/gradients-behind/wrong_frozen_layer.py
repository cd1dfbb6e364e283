# title: does not look whether an output requires a gradient
# fails: gradients-behind-test [no-gradient-comes-by]
# fails: gradients-behind-hidden [no-gradient-comes-by]


def gradients_behind(layers, x):
    made = []
    for layer in layers:
        x = layer(x)
        x.retain_grad()
        made.append(x)
    x.sum().backward()
    return [t.grad for t in made]
