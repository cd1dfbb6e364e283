# title: where there are no rows, one of zeros stands in, with the weight 0
# fails: on-part-test [rows-made-up]
# fails: on-part-hidden [dtypes-must-match]
# never: empty-share-must-take-part
# never: empty-share-calls-otherwise
# never: not-everybody-calls


def backward_on_part(model, x, y):
    total = torch.tensor(float(x.shape[0]))
    dist.all_reduce(total)
    counts = 1.0 if x.shape[0] else 0.0
    if not x.shape[0]:
        x, y = torch.zeros(1, x.shape[1]), torch.zeros(1, 1)
    (counts * (model(x) - y).square().sum() / total).backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
