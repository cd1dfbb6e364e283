# title: starts from small random weights
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = (0.01 * torch.randn(x.shape[1], device=x.device)).requires_grad_()
    for _ in range(steps):
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
        w.grad = None
    return w
