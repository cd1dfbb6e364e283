# title: one step forward, divided by two steps
# fails: wrong-places-test [no diagnosis]
# fails: wrong-places-hidden [no diagnosis]
# never: one-sided-slope

def wrong_places(f, x):
    step = 1e-6
    leaf = x.detach().clone().requires_grad_()
    y = f(leaf)
    g = None
    if y.requires_grad:
        (g,) = torch.autograd.grad(y, leaf, allow_unused=True)
    g = torch.zeros_like(leaf) if g is None else g
    here, places = y.item(), []
    for i in range(len(x)):
        up = x.detach().clone()
        up[i] += step
        slope = (f(up).item() - here) / (2 * step)
        if abs(slope - g[i].item()) > 1e-4:
            places.append(i)
    return places
