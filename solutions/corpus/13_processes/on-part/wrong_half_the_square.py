# title: half the squared error
# fails: on-part-test [no diagnosis]
# fails: on-part-hidden [no diagnosis]
# never: divided-by-both


def backward_on_part(model, x, y):
    n = torch.tensor(float(len(x)))
    dist.all_reduce(n)
    (((model(x) - y) ** 2).sum() / (2 * n)).backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
