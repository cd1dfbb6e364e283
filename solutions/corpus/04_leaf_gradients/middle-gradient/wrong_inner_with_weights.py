# title: expects y to be a leaf once x is switched off
# fails: middle-gradient-test [middle-not-asked]
# fails: middle-gradient-hidden [middle-not-asked]


def middle_gradient(inner, outer, x):
    x.requires_grad_(False)
    y = inner(x).requires_grad_()
    x.requires_grad_(True)
    outer(y).backward()
    return y.grad
