# title: the mean of no rows is nan, and its gradient is 0


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    (((model(x) - y) ** 2).mean() * len(x) / rows).backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
