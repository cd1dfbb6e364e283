# title: computes on the CPU and moves the result back
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    x_cpu, y_cpu = x.cpu(), y.cpu()
    w = torch.zeros(x.shape[1], requires_grad=True)
    for _ in range(steps):
        w.grad = None
        ((x_cpu @ w - y_cpu) ** 2).sum().backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w.detach().to(x.device)
