# title: CUDA if there is one, else the CPU
# fails: fit-test [made-on-the-cpu]
# fails: fit-hidden [made-on-the-cpu]
# on cuda: fit-test [devices-mixed]
# on cuda: fit-hidden [devices-mixed]


def fit(x, y, lr, steps):
    device = "cuda" if torch.cuda.is_available() else "cpu"
    w = torch.zeros(x.shape[1], device=device, requires_grad=True)
    for _ in range(steps):
        w.grad = None
        ((x @ w - y) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w
