# title: asks what is larger than 1e-4, and nan never is
# fails: wrong-places-test [no diagnosis]
# fails: wrong-places-hidden [no diagnosis]


def wrong_places(f, x):
    own = x.detach().clone().requires_grad_()
    y = f(own)
    grad = torch.zeros_like(own)
    if y.requires_grad:
        (grad,) = torch.autograd.grad(y, own, materialize_grads=True)
    found = []
    for i in range(len(x)):
        step = torch.zeros_like(grad)
        step[i] = 1e-6
        slope = (f(own.detach() + step) - f(own.detach() - step)) / 2e-6
        if abs(slope - grad[i]) > 1e-4:
            found.append(i)
    return found
