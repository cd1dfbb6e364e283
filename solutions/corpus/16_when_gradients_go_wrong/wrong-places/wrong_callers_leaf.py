# title: uses the caller's tensor as the leaf
# fails: wrong-places-test [flag-of-the-callers-x]
# fails: wrong-places-hidden [flag-of-the-callers-x]


def wrong_places(f, x):
    x.requires_grad_()
    x.grad = None
    y = f(x)
    if y.requires_grad:
        y.backward()
    grad = torch.zeros_like(x) if x.grad is None else x.grad
    found = []
    for i in range(len(x)):
        step = torch.zeros_like(x)
        step[i] = 1e-6
        slope = (f(x.detach() + step) - f(x.detach() - step)) / 2e-6
        if abs(slope - grad[i]) > 1e-4:
            found.append(i)
    return found
