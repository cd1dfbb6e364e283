# title: weights as a column, so that the differences become a matrix
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], 1, device=x.device, requires_grad=True)
    for _ in range(steps):
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
        w.grad = None
    return w.squeeze(1)
