# title: adds the gradient
# fails: fit-test [flipped-sign]
# fails: fit-hidden [flipped-sign]


def fit(x, y, lr, steps):
    w = x.new_zeros(x.shape[1]).requires_grad_()
    for _ in range(steps):
        w.grad = None
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w += lr * w.grad
    return w
