# title: takes part in the count and not in the rest
# fails: on-part-test [empty-share-calls-otherwise]
# fails: on-part-hidden [empty-share-calls-otherwise]


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    if len(x) == 0:
        return
    (((model(x) - y) ** 2).sum() / rows).backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
