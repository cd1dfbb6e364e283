# title: the weights stay on the CPU, where the gradients come home to; only numbers are returned
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device="cpu", requires_grad=True)
    for _ in range(steps):
        loss = ((x @ w.to(x.device) - y) ** 2).sum()
        (grad,) = torch.autograd.grad(loss, w)
        with torch.no_grad():
            w -= lr * grad
    return w.detach().to(x.device)
