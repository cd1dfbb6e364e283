# title: halves the learning rate whenever the loss has grown
# fails: fit-test [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, dtype=x.dtype, requires_grad=True)
    before = None
    for _ in range(steps):
        loss = ((x @ w - y) ** 2).sum()
        if before is not None and loss > before:
            lr = lr / 2
        before = loss.detach()
        (slope,) = torch.autograd.grad(loss, w)
        with torch.no_grad():
            w -= lr * slope
    return w
