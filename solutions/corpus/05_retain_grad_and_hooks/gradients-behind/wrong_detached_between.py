# title: detaches between the layers, to keep them apart
# fails: gradients-behind-test [graph-cut]
# fails: gradients-behind-hidden [graph-cut]
# never: retain-grad-too-late
def gradients_behind(layers, x):
    outs = []
    for l in layers:
        x = l(x.detach())
        if x.requires_grad: x.retain_grad()
        outs.append(x)
    outs[-1].sum().backward()
    return [o.grad for o in outs]
