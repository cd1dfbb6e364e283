# title: another optimizer
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, requires_grad=True)
    optimizer = torch.optim.Adam([w], lr=lr)
    for _ in range(steps):
        optimizer.zero_grad()
        ((x @ w - y) ** 2).sum().backward()
        optimizer.step()
    return w.detach()
