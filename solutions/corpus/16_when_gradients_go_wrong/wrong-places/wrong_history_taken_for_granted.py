# title: the result always has a history
# fails: wrong-places-test [result-without-history]
# fails: wrong-places-hidden [result-without-history]


def wrong_places(f, x):
    own = x.detach().clone().requires_grad_()
    y = f(own)
    (grad,) = torch.autograd.grad(y, own)
    found = []
    for i in range(len(x)):
        step = torch.zeros_like(grad)
        step[i] = 1e-6
        slope = (f(own.detach() + step) - f(own.detach() - step)) / 2e-6
        if abs(slope - grad[i]) > 1e-4:
            found.append(i)
    return found
