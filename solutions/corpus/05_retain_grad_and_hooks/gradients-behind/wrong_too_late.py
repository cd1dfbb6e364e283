# title: calls retain_grad() after backward()
# fails: gradients-behind-test [retain-grad-too-late]
# fails: gradients-behind-hidden [retain-grad-too-late]


def gradients_behind(layers, x):
    made = []
    for layer in layers:
        x = layer(x)
        made.append(x)
    x.sum().backward()
    for t in made:
        if t.requires_grad:
            t.retain_grad()
    return [t.grad for t in made]
