# title: a mask instead of indices
# fails: wrong-places-test [mask-instead-of-indices]
# fails: wrong-places-hidden [mask-instead-of-indices]


def wrong_places(f, x):
    own = x.detach().clone().requires_grad_()
    y = f(own)
    grad = torch.zeros_like(own)
    if y.requires_grad:
        (grad,) = torch.autograd.grad(y, own)
    found = []
    for i in range(len(x)):
        step = torch.zeros_like(grad)
        step[i] = 1e-6
        slope = (f(own.detach() + step) - f(own.detach() - step)) / 2e-6
        found.append(bool(abs(slope - grad[i]) > 1e-4))
    return found
