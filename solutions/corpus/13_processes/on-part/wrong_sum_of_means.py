# title: adds up the means
# fails: on-part-test [sum-of-means]
# fails: on-part-hidden [sum-of-means]


def backward_on_part(model, x, y):
    if len(x):
        ((model(x) - y) ** 2).mean().backward()
    for p in model.parameters():
        if p.grad is None:
            p.grad = torch.zeros_like(p)
        dist.all_reduce(p.grad)
