# title: asks the result to keep its gradient, and never calls backward()
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]


def middle_gradient(inner, outer, x):
    y = inner(x)
    y.retain_grad()
    loss = outer(y)  # noqa: F841
    return y.grad
