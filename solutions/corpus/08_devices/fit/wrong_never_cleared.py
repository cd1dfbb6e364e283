# title: gradients pile up
# fails: fit-test [accumulated-gradient]
# fails: fit-hidden [accumulated-gradient]


def fit(x, y, lr, steps):
    w = x.new_zeros(x.shape[1]).requires_grad_()
    for _ in range(steps):
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w
