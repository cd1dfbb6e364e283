# title: forgets the bias
# fails: on-part-test [gradients-not-shared]
# fails: on-part-hidden [gradients-not-shared]


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    (((model(x) - y) ** 2).sum() / rows).backward()
    dist.all_reduce(next(model.parameters()).grad)
