# title: retain_grad(), and x.grad taken away meanwhile and put back


def middle_gradient(inner, outer, x):
    before, x.grad = x.grad, None
    y = inner(x)
    y.retain_grad()
    outer(y).backward()
    x.grad = before
    return y.grad
