# title: a linear layer, made where x is, and an optimizer


def fit(x, y, lr, steps):
    layer = torch.nn.Linear(x.shape[1], 1, bias=False, device=x.device, dtype=x.dtype)
    torch.nn.init.zeros_(layer.weight)
    optimizer = torch.optim.SGD(layer.parameters(), lr=lr, foreach=True)
    for _ in range(steps):
        optimizer.zero_grad()
        torch.nn.functional.mse_loss(layer(x).squeeze(1), y, reduction="sum").backward()
        optimizer.step()
    return layer.weight.detach()[0]
