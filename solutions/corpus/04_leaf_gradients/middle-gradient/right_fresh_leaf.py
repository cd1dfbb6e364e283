# title: starts a new record at y, so that y is a leaf


def middle_gradient(inner, outer, x):
    with torch.no_grad():
        y = inner(x)
    y.requires_grad_()
    outer(y).backward()
    return y.grad
