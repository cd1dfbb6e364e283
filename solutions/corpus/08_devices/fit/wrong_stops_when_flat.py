# title: stops when the gradient is smaller than a millionth
# fails: fit-test [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, dtype=x.dtype, requires_grad=True)
    for _ in range(steps):
        (slope,) = torch.autograd.grad(((x @ w - y) ** 2).sum(), w)
        if slope.abs().max() < 1e-6:
            break
        with torch.no_grad():
            w -= lr * slope
    return w
