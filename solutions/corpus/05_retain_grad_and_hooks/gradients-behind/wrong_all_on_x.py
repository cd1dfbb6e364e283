# title: every layer gets x
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]
# never: retain-grad-too-late
def gradients_behind(layers, x):
    outs = []
    for layer in layers:
        h = layer(x)
        if h.requires_grad:
            h.retain_grad()
        outs.append(h)
    outs[-1].sum().backward()
    return [h.grad for h in outs]
