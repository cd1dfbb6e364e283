# title: moves the leaf by its .data, as CUDA would allow
# fails: fit-test [data-on-another-device]
# fails: fit-hidden [data-on-another-device]
# on cuda: fit-test [passes]
# on cuda: fit-hidden [passes]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], requires_grad=True)
    w.data = w.data.to(x.device)
    for _ in range(steps):
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
        w.grad = None
    return w
