# title: `w = w - ...` under no_grad
# fails: fit-test [rebound-leaf]
# fails: fit-hidden [rebound-leaf]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, requires_grad=True)
    for _ in range(steps):
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w = w - lr * w.grad
    return w
