# title: a gradient by hand, without the 2 of the square
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], dtype=x.dtype, device=x.device)
    for _ in range(steps):
        w -= lr * ((x @ w - y) @ x)
    return w
