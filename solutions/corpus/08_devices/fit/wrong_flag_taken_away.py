# title: switches the flag off to be allowed to write, and leaves it off
# fails: fit-test [nothing-requires-grad]
# fails: fit-hidden [nothing-requires-grad]
# never: rebound-leaf


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, requires_grad=True)
    for _ in range(steps):
        (slope,) = torch.autograd.grad(((x @ w - y) ** 2).sum(), w)
        w.requires_grad_(False)
        w -= lr * slope
    return w
