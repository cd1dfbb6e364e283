# title: prints what it has on the way


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, requires_grad=True)
    for step in range(steps):
        w.grad = None
        loss = ((x @ w - y) ** 2).sum()
        loss.backward()
        print(step, loss.item(), w.detach().cpu().numpy(), x.cpu()[0])
        with torch.no_grad():
            w -= lr * w.grad
    return w
