# title: torch.optim.SGD


def fit(x, y, lr, steps):
    w = torch.nn.Parameter(torch.zeros_like(x[0]))
    optimizer = torch.optim.SGD([w], lr=lr)
    for _ in range(steps):
        optimizer.zero_grad()
        ((x @ w - y) ** 2).sum().backward()
        optimizer.step()
    return w.detach()
