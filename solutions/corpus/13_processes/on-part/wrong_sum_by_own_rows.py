# title: divides the sum over all rows by this process's own rows
# fails: on-part-test [no diagnosis]
# fails: on-part-hidden [no diagnosis]
# never: gradients-of-a-sum


def backward_on_part(model, x, y):
    if len(x):
        ((model(x) - y) ** 2).sum().backward()
    for weight in model.parameters():
        if weight.grad is None:
            weight.grad = torch.zeros_like(weight)
        dist.all_reduce(weight.grad)
        weight.grad /= max(len(x), 1)
