# title: clips the length of the gradient to 100, so that nothing explodes
# fails: fit-test [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, dtype=x.dtype, requires_grad=True)
    for _ in range(steps):
        w.grad = None
        ((x @ w - y) ** 2).sum().backward()
        torch.nn.utils.clip_grad_norm_([w], 100.0)
        with torch.no_grad():
            w -= lr * w.grad
    return w
