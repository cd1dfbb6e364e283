# title: hands on twice what came out
# fails: gradients-behind-test [no diagnosis]
# fails: gradients-behind-hidden [no diagnosis]
def gradients_behind(layers, x):
    outs = []
    for layer in layers:
        out = layer(x)
        if out.requires_grad:
            out.retain_grad()
        outs.append(out)
        x = 2 * out
    outs[-1].sum().backward()
    return [o.grad for o in outs]
