# title: first tests one direction for the whole tensor, and stops if it agrees
# fails: wrong-places-test [several-elements-moved]
# fails: wrong-places-hidden [several-elements-moved]


def wrong_places(f, x):
    point = x.detach().clone()
    leaf = point.clone().requires_grad_()
    out = f(leaf)
    g = None
    if out.requires_grad:
        (g,) = torch.autograd.grad(out, leaf, allow_unused=True)
    if g is None:
        g = torch.zeros_like(point)
    every = torch.full_like(point, 1e-6)
    total = (f(point + every) - f(point - every)).item() / 2e-6
    if abs(total - g.sum().item()) < 1e-4:  # cheap: two passes for all elements
        return []
    found = []
    for n in range(len(point)):
        step = torch.zeros_like(point)
        step[n] = 1e-6
        slope = (f(point + step) - f(point - step)).item() / 2e-6
        if abs(slope - g[n].item()) > 1e-4:
            found.append(n)
    return found
