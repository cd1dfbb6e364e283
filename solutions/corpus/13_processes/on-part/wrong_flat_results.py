# title: makes the results flat and not the targets, so that each row meets each target
# fails: on-part-test [no diagnosis]
# fails: on-part-hidden [no diagnosis]


def backward_on_part(model, x, y):
    total = torch.tensor(float(x.shape[0]))
    dist.all_reduce(total)
    wrong = model(x).flatten() - y
    (wrong.square().sum() / total).backward()
    for weight in model.parameters():
        dist.all_reduce(weight.grad)
