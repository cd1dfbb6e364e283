# title: only process 0 asks for the number of rows
# fails: on-part-test [not-everybody-calls]
# fails: on-part-hidden [not-everybody-calls]
# never: empty-share-must-take-part


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    ((model(x) - y) ** 2).sum().backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
    if dist.get_rank() == 0:
        dist.all_reduce(rows)
    for p in model.parameters():
        p.grad /= rows
