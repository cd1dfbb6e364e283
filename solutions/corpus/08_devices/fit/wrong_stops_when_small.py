# title: stops when the loss is small
# fails: fit-test [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, requires_grad=True)
    for _ in range(steps):
        loss = ((x @ w - y) ** 2).sum()
        if loss.item() < 0.01:
            break
        (g,) = torch.autograd.grad(loss, w)
        with torch.no_grad():
            w -= lr * g
    return w.detach()
