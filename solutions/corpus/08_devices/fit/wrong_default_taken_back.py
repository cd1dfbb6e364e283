# title: sets the default device, and takes it back with None, whatever it was
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    torch.set_default_device(x.device)
    w = torch.zeros(x.shape[1], requires_grad=True)
    torch.set_default_device(None)
    for _ in range(steps):
        (slope,) = torch.autograd.grad(((x @ w - y) ** 2).sum(), w)
        with torch.no_grad():
            w -= lr * slope
    return w
