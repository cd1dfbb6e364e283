# title: divides by one step, not two
# fails: wrong-places-test [difference-over-one-step]
# fails: wrong-places-hidden [difference-over-one-step]


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
        slope = (f(own.detach() + step) - f(own.detach() - step)) / 1e-6
        if abs(slope - grad[i]) > 1e-4:
            found.append(i)
    return found
