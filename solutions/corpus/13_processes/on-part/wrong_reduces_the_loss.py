# title: adds up the losses of all processes, and calls backward() on the sum
# fails: on-part-test [gradients-not-shared]
# fails: on-part-hidden [no diagnosis]
# never: empty-share-calls-otherwise


def backward_on_part(model, x, y):
    count = torch.tensor(float(len(x)))
    dist.all_reduce(count)
    loss = torch.zeros(())
    if len(x):
        loss = ((model(x) - y) ** 2).sum()
    total = loss.detach().clone()
    dist.all_reduce(total)
    if len(x):
        ((loss + (total - loss.detach())) / count).backward()
    else:
        for p in model.parameters():
            p.grad = torch.zeros_like(p)
