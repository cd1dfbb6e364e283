# title: the indices straight from nonzero, so that the list holds tensors
# fails: wrong-places-test [still-a-tensor]
# fails: wrong-places-hidden [still-a-tensor]


def wrong_places(f, x):
    base, h = x.detach(), 1e-6
    own = base.clone().requires_grad_()
    y, grad = f(own), None
    if y.requires_grad:
        (grad,) = torch.autograd.grad(y, own, allow_unused=True)
    if grad is None:
        grad = torch.zeros_like(own)
    rows = torch.eye(len(x), dtype=x.dtype) * h
    shown = torch.stack([(f(base + row) - f(base - row)).detach() / (2 * h) for row in rows])
    return list(((grad - shown).abs() > 1e-4).nonzero())
