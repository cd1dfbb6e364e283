# title: changes the default only for a second device, and never puts it back
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    if x.device.type != "cpu":
        torch.set_default_device(x.device)
    w = torch.nn.Parameter(torch.zeros(x.shape[1]))
    optimizer = torch.optim.SGD([w], lr=lr)
    for _ in range(steps):
        optimizer.zero_grad()
        ((x @ w - y) ** 2).sum().backward()
        optimizer.step()
    return w.detach()
