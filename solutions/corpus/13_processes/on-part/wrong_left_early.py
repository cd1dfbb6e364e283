# title: a process without rows returns at once
# fails: on-part-test [empty-share-must-take-part]
# fails: on-part-hidden [empty-share-must-take-part]


def backward_on_part(model, x, y):
    if len(x) == 0:
        return
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    (((model(x) - y) ** 2).sum() / rows).backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
