# title: weights the mean by the share


def backward_on_part(model, x, y):
    n = torch.tensor([x.shape[0]])
    total = n.clone()
    dist.all_reduce(total)
    error = (model(x) - y).pow(2).sum() / total.item()
    grads = torch.autograd.grad(error, list(model.parameters()))
    for p, g in zip(model.parameters(), grads):
        dist.all_reduce(g)
        p.grad = g
