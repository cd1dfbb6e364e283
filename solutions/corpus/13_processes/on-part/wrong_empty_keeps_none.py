# title: Without rows take part with zeros, and forget them
# fails: on-part-test [no diagnosis]
# fails: on-part-hidden [no diagnosis]


def backward_on_part(model, x, y):
    total = torch.tensor(float(len(x)))
    dist.all_reduce(total)
    if len(x) > 0:
        (((model(x) - y) ** 2).sum() / total).backward()
    for each in model.parameters():
        g = each.grad if each.grad is not None else torch.zeros_like(each)
        dist.all_reduce(g)
