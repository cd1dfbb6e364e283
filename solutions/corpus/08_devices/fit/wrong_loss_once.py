# title: computes the loss once, and goes down the same slope again and again
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, requires_grad=True)
    loss = ((x @ w - y) ** 2).sum()
    for _ in range(steps):
        (slope,) = torch.autograd.grad(loss, w, retain_graph=True)
        w.data -= lr * slope
    return w.detach()
