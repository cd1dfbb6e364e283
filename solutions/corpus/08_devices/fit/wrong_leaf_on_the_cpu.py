# title: keeps the leaf on the CPU and changes it there; moves in each step and at the end
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], requires_grad=True)
    for _ in range(steps):
        w.grad = None
        ((x @ w.to(x.device) - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w.to(x.device)
