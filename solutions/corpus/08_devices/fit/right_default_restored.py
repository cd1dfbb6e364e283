# title: changes the default device and puts it back


def fit(x, y, lr, steps):
    before = torch.get_default_device()
    torch.set_default_device(x.device)
    try:
        w = torch.zeros(x.shape[1], requires_grad=True)
    finally:
        torch.set_default_device(before)
    for _ in range(steps):
        w.grad = None
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w
