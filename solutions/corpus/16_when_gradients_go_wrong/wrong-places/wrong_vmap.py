# title: all moved points at once
# fails: wrong-places-test [no diagnosis]
# fails: wrong-places-hidden [no diagnosis]

def wrong_places(f, x):
    step = 1e-6
    leaf = x.detach().clone().requires_grad_()
    y = f(leaf)
    g = None
    if y.requires_grad:
        (g,) = torch.autograd.grad(y, leaf, allow_unused=True)
    g = torch.zeros_like(leaf) if g is None else g
    moves = step * torch.eye(len(x), dtype=x.dtype)
    many = torch.vmap(f)
    slopes = (many(x.detach() + moves) - many(x.detach() - moves)) / (2 * step)
    return ((slopes - g).abs() > 1e-4).nonzero().flatten().tolist()
