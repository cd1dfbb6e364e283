# title: one step more
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.size(1), device=x.device, requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=lr)
    for _ in range(steps + 1):
        optimizer.zero_grad()
        ((x @ w - y) ** 2).sum().backward()
        optimizer.step()
    return w
