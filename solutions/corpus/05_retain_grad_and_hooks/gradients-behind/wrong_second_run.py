# title: keeps the tensors of one run, and calls backward() on another
# fails: gradients-behind-test [asked-another-tensor]
# fails: gradients-behind-hidden [asked-another-tensor]


def gradients_behind(layers, x):
    made = []
    h = x
    for layer in layers:
        h = layer(h)
        if h.requires_grad:
            h.retain_grad()
        made.append(h)
    loss = x
    for layer in layers:
        loss = layer(loss)
    loss.sum().backward()
    return [t.grad for t in made]
