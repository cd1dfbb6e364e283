# title: a block in which x's device is the default


def fit(x, y, lr, steps):
    with torch.device(x.device):
        w = torch.zeros(x.shape[1], requires_grad=True)
    for _ in range(steps):
        w.grad = None
        ((x @ w - y) ** 2).sum().backward()
        w.data -= lr * w.grad
    return w
