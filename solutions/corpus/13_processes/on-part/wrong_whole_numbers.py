# title: divides by the number of rows with //
# fails: on-part-test [no diagnosis]
# fails: on-part-hidden [no diagnosis]


def backward_on_part(model, x, y):
    ((model(x) - y) ** 2).sum().backward()
    rows = torch.tensor(len(x))
    dist.all_reduce(rows)
    for p in model.parameters():
        dist.all_reduce(p.grad)
        p.grad = p.grad // rows
