# title: a step of a tenth
# fails: wrong-places-test [numeric-step-too-large]
# fails: wrong-places-hidden [numeric-step-too-large]


def wrong_places(f, x):
    own = x.detach().clone().requires_grad_()
    y = f(own)
    grad = torch.zeros_like(own)
    if y.requires_grad:
        (grad,) = torch.autograd.grad(y, own)
    found = []
    for i in range(len(x)):
        step = torch.zeros_like(grad)
        step[i] = 0.1
        slope = (f(own.detach() + step) - f(own.detach() - step)) / 0.2
        if abs(slope - grad[i]) > 1e-4:
            found.append(i)
    return found
