# title: puts the default back in the loop only, so not when there is no step
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    before = torch.get_default_device()
    torch.set_default_device(x.device)
    w = torch.zeros(x.shape[1], requires_grad=True)
    for _ in range(steps):
        torch.set_default_device(before)
        w.grad = None
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w
