# title: no pass where there are no rows, but zeros


def backward_on_part(model, x, y):
    if len(x):
        loss = torch.nn.functional.mse_loss(model(x), y, reduction="sum")
        loss.backward()
    else:
        for p in model.parameters():
            p.grad = torch.zeros_like(p)
    rows = torch.tensor(len(x), dtype=torch.float64)
    dist.all_reduce(rows)
    for p in model.parameters():
        dist.all_reduce(p.grad)
        p.grad /= rows.item()
