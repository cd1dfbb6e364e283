# title: keeps x.grad under a second name, and puts back what backward() has changed
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]
# never: leaves-filled-on-the-way


def middle_gradient(inner, outer, x):
    before = x.grad
    y = inner(x)
    y.retain_grad()
    outer(y).backward()
    x.grad = before
    return y.grad
