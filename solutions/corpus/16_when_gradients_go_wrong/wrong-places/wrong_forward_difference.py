# title: one side only, a large step
# fails: wrong-places-test [one-sided-slope]
# fails: wrong-places-hidden [one-sided-slope]


def wrong_places(f, x):
    own = x.detach().clone().requires_grad_()
    y = f(own)
    grad = torch.zeros_like(own)
    if y.requires_grad:
        (grad,) = torch.autograd.grad(y, own)
    found = []
    for i in range(len(x)):
        step = torch.zeros_like(grad)
        step[i] = 1e-3
        slope = (f(own.detach() + step) - f(own.detach())) / 1e-3
        if abs(slope - grad[i]) > 1e-4:
            found.append(i)
    return found
