# title: a new leaf in each step


def fit(x, y, lr, steps):
    w = torch.zeros_like(x[0])
    for _ in range(steps):
        w = w.detach().requires_grad_()
        ((x @ w - y) ** 2).sum().backward()
        w = w.detach() - lr * w.grad
    return w
