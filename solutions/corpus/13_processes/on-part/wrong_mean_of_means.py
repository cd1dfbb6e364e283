# title: the mean of the processes' means
# fails: on-part-test [mean-of-means]
# fails: on-part-hidden [mean-of-means]


def backward_on_part(model, x, y):
    ((model(x) - y) ** 2).mean().backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()
