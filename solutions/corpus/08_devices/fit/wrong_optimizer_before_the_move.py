# title: the optimizer holds the weights that stayed behind
# fails: fit-test [trained-what-stayed-behind]
# fails: fit-hidden [trained-what-stayed-behind]
# on cuda: fit-test [passes]
# on cuda: fit-hidden [passes]


def fit(x, y, lr, steps):
    model = torch.nn.Linear(x.shape[1], 1, bias=False)
    torch.nn.init.zeros_(model.weight)
    optimizer = torch.optim.SGD(model.parameters(), lr=lr)
    model.to(x.device)
    for _ in range(steps):
        optimizer.zero_grad()
        ((model(x)[:, 0] - y) ** 2).sum().backward()
        optimizer.step()
    return model.weight[0]
