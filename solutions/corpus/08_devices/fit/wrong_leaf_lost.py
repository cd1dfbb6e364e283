# title: asks for the gradient, then moves
# fails: fit-test [leaf-lost-at-creation]
# fails: fit-hidden [leaf-lost-at-creation]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], requires_grad=True).to(x.device)
    for _ in range(steps):
        w.grad = None
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w
