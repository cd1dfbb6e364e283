# title: the sums are in copies, and .grad stays as it was
# fails: on-part-test [no diagnosis]
# fails: on-part-hidden [no diagnosis]
# never: gradients-not-shared


def backward_on_part(model, x, y):
    count = torch.tensor(len(x))
    dist.all_reduce(count)
    loss = (model(x) - y).square().sum() / count
    loss.backward()
    for p in model.parameters():
        total = p.grad.clone()
        dist.all_reduce(total)
