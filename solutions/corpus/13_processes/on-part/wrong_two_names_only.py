# title: shares model.weight and model.bias only
# fails: on-part-test [gradients-not-shared]
# fails: on-part-hidden [gradients-not-shared]


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    (((model(x) - y) ** 2).sum() / rows).backward()
    for name in ("weight", "bias"):
        p = getattr(model, name, None)
        if p is not None:
            dist.all_reduce(p.grad)
