# title: allowed for one per cent of the slope
# fails: wrong-places-test [tolerance-grows-with-the-slope]
# fails: wrong-places-hidden [tolerance-grows-with-the-slope]

def wrong_places(f, x):
    t = x.detach().clone().requires_grad_()
    out = f(t)
    g = torch.autograd.grad(out, t, allow_unused=True)[0] if out.requires_grad else None
    g = torch.zeros_like(x) if g is None else g
    slopes = []
    for i in range(len(x)):
        step = torch.zeros_like(x).detach()
        step[i] = 1e-6
        slopes.append((f(x.detach() + step) - f(x.detach() - step)).item() / 2e-6)
    ok = torch.isclose(g, torch.tensor(slopes, dtype=g.dtype), atol=1e-4, rtol=1e-2)
    return [i for i in range(len(x)) if not ok[i]]
