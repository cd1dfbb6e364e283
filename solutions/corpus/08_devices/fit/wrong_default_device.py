# title: the weights are on the default device
# fails: fit-test [made-on-the-cpu]
# fails: fit-hidden [made-on-the-cpu]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], requires_grad=True)
    for _ in range(steps):
        w.grad = None
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w
