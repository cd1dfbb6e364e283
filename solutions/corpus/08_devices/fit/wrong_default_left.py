# title: makes the device of x the default, and leaves it so
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    torch.set_default_device(x.device)
    w = torch.zeros(x.shape[1], requires_grad=True)
    for _ in range(steps):
        w.grad = None
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w
