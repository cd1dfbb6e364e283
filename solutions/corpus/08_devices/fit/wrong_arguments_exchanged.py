# title: asks autograd.grad for w first, and then for the loss
# fails: fit-test [grad-arguments-exchanged]
# fails: fit-hidden [grad-arguments-exchanged]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], dtype=x.dtype, device=x.device, requires_grad=True)
    for _ in range(steps):
        loss = ((x @ w - y) ** 2).sum()
        (gradient,) = torch.autograd.grad(w, loss)
        with torch.no_grad():
            w -= lr * gradient
    return w
