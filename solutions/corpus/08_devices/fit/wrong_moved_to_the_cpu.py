# title: computes on the CPU and stays there
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    x, y = x.cpu(), y.cpu()
    w = x.new_zeros(x.shape[1]).requires_grad_()
    for _ in range(steps):
        w.grad = None
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w
