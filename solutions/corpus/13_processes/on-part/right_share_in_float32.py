# title: each mean times its share of the rows, which were counted in float32


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    if len(x):
        ((model(x) - y) ** 2).mean().backward()
    for p in model.parameters():
        grad = torch.zeros_like(p) if p.grad is None else p.grad * (len(x) / rows)
        dist.all_reduce(grad)
        p.grad = grad
