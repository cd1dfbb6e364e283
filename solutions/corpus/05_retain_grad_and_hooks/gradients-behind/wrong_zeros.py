# title: zeros for the frozen ones
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]

def gradients_behind(layers, x):
    kept = []
    for layer in layers:
        x = layer(x)
        if x.requires_grad:
            x.retain_grad()
        kept.append(x)
    x.sum().backward()
    return [t.grad if t.requires_grad else torch.zeros_like(t) for t in kept]
