# title: returns the weights with the lowest loss on the way
# fails: fit-test [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, dtype=x.dtype, requires_grad=True)
    best, lowest = w.detach().clone(), ((x @ w - y) ** 2).sum().item()
    for _ in range(steps):
        (slope,) = torch.autograd.grad(((x @ w - y) ** 2).sum(), w)
        with torch.no_grad():
            w -= lr * slope
            loss = ((x @ w - y) ** 2).sum().item()
        if loss < lowest:
            best, lowest = w.detach().clone(), loss
    return best
