# title: saves a copy of x.grad, which may be None
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]


def middle_gradient(inner, outer, x):
    before = x.grad.clone()
    y = inner(x)
    y.retain_grad()
    outer(y).backward()
    x.grad = before
    return y.grad
