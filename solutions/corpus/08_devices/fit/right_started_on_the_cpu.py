# title: the first zeros are made on the CPU; what is changed is their copy beside x


def fit(x, y, lr, steps):
    start = torch.zeros(x.shape[1], requires_grad=True)
    w = start.to(x.device)
    w.retain_grad()
    for _ in range(steps):
        ((x @ w - y) ** 2).sum().backward(inputs=[w])
        w = (w - lr * w.grad).detach().requires_grad_()
    return w
