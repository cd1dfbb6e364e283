# title: mean of means over those with rows
# fails: on-part-test [mean-of-means]
# fails: on-part-hidden [mean-of-means]


def backward_on_part(model, x, y):
    some = torch.tensor(float(len(x) > 0))
    dist.all_reduce(some)
    if len(x):
        (((model(x) - y) ** 2).mean() / some).backward()
    else:
        for p in model.parameters():
            p.grad = torch.zeros_like(p)
    for p in model.parameters():
        dist.all_reduce(p.grad)
