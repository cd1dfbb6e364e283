# title: keeps its own gradient
# fails: on-part-test [gradients-not-shared]
# fails: on-part-hidden [gradients-not-shared]


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    ((model(x) - y) ** 2).sum().div(max(len(x), 1)).backward()
