# title: squares the sum of the errors
# fails: on-part-test [no diagnosis]
# fails: on-part-hidden [no diagnosis]


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    ((model(x) - y).sum() ** 2 / rows).backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
