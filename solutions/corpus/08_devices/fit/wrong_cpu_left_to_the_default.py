# title: for x on the CPU no device has to be said
# fails: fit-hidden [made-on-the-default-device]


def fit(x, y, lr, steps):
    device = None if x.device.type == "cpu" else x.device
    w = torch.zeros(x.shape[1], dtype=torch.float32, device=device, requires_grad=True)
    for _ in range(steps):
        gradient = torch.autograd.grad(((x @ w - y) ** 2).sum(), w)[0]
        with torch.no_grad():
            w -= lr * gradient
    return w
