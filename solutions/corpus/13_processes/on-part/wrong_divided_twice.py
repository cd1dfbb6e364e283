# title: divides by rows and by processes
# fails: on-part-test [divided-by-both]
# fails: on-part-hidden [divided-by-both]


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    (((model(x) - y) ** 2).sum() / rows).backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()
