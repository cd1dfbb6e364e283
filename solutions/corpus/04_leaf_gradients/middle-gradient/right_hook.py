# title: a hook catches the gradient, and backward() is told which inputs to fill


def middle_gradient(inner, outer, x):
    caught = []
    y = inner(x)
    y.register_hook(caught.append)
    torch.autograd.grad(outer(y), x)
    return caught[0].clone()
