# title: grad of a vector function
# fails: jacobian-test [scalar-function-expected]
# fails: jacobian-hidden [scalar-function-expected]


def whole_jacobian(f, x):
    return torch.func.grad(f)(x)
