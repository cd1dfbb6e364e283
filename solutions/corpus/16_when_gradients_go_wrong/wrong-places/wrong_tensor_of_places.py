# title: a tensor of places
# fails: wrong-places-test [no diagnosis]
# fails: wrong-places-hidden [no diagnosis]

def wrong_places(f, x):
    t = x.detach().clone().requires_grad_()
    out = f(t)
    g = torch.zeros_like(t)
    if out.requires_grad:
        h = torch.autograd.grad(out, t, allow_unused=True)[0]
        g = g if h is None else h
    y = t.detach()
    slopes = torch.zeros_like(y)
    for i in range(len(y)):
        e = torch.zeros_like(y)
        e[i] = 1e-5
        slopes[i] = (f(y + e) - f(y - e)).item() / 2e-5
    return (slopes - g).abs().gt(1e-4).nonzero()
