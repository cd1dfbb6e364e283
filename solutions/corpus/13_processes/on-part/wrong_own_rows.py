# title: divides by its own rows times the processes
# fails: on-part-test [mean-of-means]
# fails: on-part-hidden [mean-of-means]


def backward_on_part(model, x, y):
    rows = max(len(x), 1) * dist.get_world_size()
    (((model(x) - y) ** 2).sum() / rows).backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
