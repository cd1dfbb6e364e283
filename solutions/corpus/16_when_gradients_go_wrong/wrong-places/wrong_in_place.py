# title: moves x and moves it back
# fails: wrong-places-test [moved-and-not-quite-back]
# fails: wrong-places-hidden [moved-and-not-quite-back]


def wrong_places(f, x):
    own = x.detach().clone().requires_grad_()
    y = f(own)
    grad = torch.zeros_like(own)
    if y.requires_grad:
        (grad,) = torch.autograd.grad(y, own)
    found = []
    with torch.no_grad():
        for i in range(len(x)):
            x[i] += 1e-6
            up = f(x)
            x[i] -= 2e-6
            down = f(x)
            x[i] += 1e-6
            if abs((up - down) / 2e-6 - grad[i]) > 1e-4:
                found.append(i)
    return found
