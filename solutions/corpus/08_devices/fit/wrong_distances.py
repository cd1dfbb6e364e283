# title: distances, not their squares
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, requires_grad=True)
    for _ in range(steps):
        slope = torch.autograd.grad((x @ w - y).abs().sum(), w)[0]
        with torch.no_grad():
            w -= lr * slope
    return w
