# title: enters the block of a default device by hand and never leaves it
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    torch.device(x.device).__enter__()
    w = torch.zeros(x.shape[1], requires_grad=True)
    for _ in range(steps):
        (slope,) = torch.autograd.grad(((x @ w - y) ** 2).sum(), w)
        with torch.no_grad():
            w -= lr * slope
    return w
