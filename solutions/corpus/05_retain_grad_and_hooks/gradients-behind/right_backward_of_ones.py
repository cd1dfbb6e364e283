# title: a vector of ones instead of the sum, and try instead of if


def gradients_behind(layers, x):
    made = []
    for layer in layers:
        x = layer(x)
        try:
            x.retain_grad()
        except RuntimeError:
            pass
        made.append(x)
    x.backward(torch.ones_like(x))
    return [t.grad if t.retains_grad else None for t in made]
