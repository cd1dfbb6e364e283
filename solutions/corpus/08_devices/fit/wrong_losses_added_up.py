# title: adds each loss to those before it, and differentiates the sum
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]
# never: accumulated-gradient


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, requires_grad=True)
    total = 0
    for _ in range(steps):
        total = total + (x @ w - y).square().sum()
        (gradient,) = torch.autograd.grad(total, w, retain_graph=True)
        with torch.no_grad():
            w -= lr * gradient
    return w
