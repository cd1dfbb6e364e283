# title: a central slope with the step 0.001
# fails: wrong-places-test [numeric-step-too-large]
# fails: wrong-places-hidden [numeric-step-too-large]


def wrong_places(f, x):
    point = x.detach().clone()
    leaf = point.clone().requires_grad_()
    out = f(leaf)
    g = None
    if out.requires_grad:
        (g,) = torch.autograd.grad(out, leaf, allow_unused=True)
    if g is None:
        g = torch.zeros_like(point)
    found = []
    for n in range(len(point)):
        step = torch.zeros_like(point)
        step[n] = 1e-3
        slope = (f(point + step) - f(point - step)).item() / 2e-3
        if abs(slope - g[n].item()) > 1e-4:
            found.append(n)
    return found
