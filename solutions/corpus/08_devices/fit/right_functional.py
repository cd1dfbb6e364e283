# title: torch.func gives the gradient of plain tensors


def fit(x, y, lr, steps):
    slope = torch.func.grad(lambda w: (x @ w - y).square().sum())
    w = torch.zeros_like(x[0])
    for _ in range(steps):
        w = w - lr * slope(w)
    return w
