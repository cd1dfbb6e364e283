# title: the optimizer has a parameter on the CPU, and each step uses a copy of it
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.nn.Parameter(torch.zeros(x.shape[1]))
    optimizer = torch.optim.SGD([w], lr=lr)
    for _ in range(steps):
        optimizer.zero_grad()
        ((x @ w.to(x.device) - y) ** 2).sum().backward()
        optimizer.step()
    return w.data.to(x.device)
