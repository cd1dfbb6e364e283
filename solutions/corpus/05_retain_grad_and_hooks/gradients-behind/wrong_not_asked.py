# title: reads .grad of results that nobody asked
# fails: gradients-behind-test [grad-of-non-leaf]
# fails: gradients-behind-hidden [grad-of-non-leaf]


def gradients_behind(layers, x):
    made = []
    for layer in layers:
        x = layer(x)
        made.append(x)
    x.sum().backward()
    return [t.grad for t in made]
