# title: detach gives a new tensor, so its elements may be moved
# fails: wrong-places-test [moved-and-not-quite-back]
# fails: wrong-places-hidden [moved-and-not-quite-back]


def wrong_places(f, x):
    eps = 1e-6
    own = x.detach().clone().requires_grad_()
    out = f(own)
    g = None
    if out.requires_grad:
        (g,) = torch.autograd.grad(out, own, allow_unused=True)
    if g is None:
        g = torch.zeros_like(own)
    found = []
    for i in range(len(x)):
        moved = x.detach()
        moved[i] += eps
        up = f(moved).item()
        moved[i] -= 2 * eps
        down = f(moved).item()
        if abs((up - down) / (2 * eps) - g[i].item()) > 1e-4:
            found.append(i)
    return found
