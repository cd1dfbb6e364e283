# title: never divides
# fails: on-part-test [gradients-of-a-sum]
# fails: on-part-hidden [gradients-of-a-sum]


def backward_on_part(model, x, y):
    ((model(x) - y) ** 2).sum().backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
