# title: the mean times the share of rows


def backward_on_part(model, x, y):
    everybody = torch.tensor(float(len(x)))
    dist.all_reduce(everybody)
    loss = ((model(x) - y) ** 2).mean() * len(x) / everybody
    loss.backward()
    for p in model.parameters():
        if p.grad is None:
            p.grad = torch.zeros_like(p)
        dist.all_reduce(p.grad)
