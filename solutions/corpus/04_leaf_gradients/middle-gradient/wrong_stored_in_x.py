# title: the gradient of y is also stored in x.grad
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]
# never: leaves-filled-on-the-way


def middle_gradient(inner, outer, x):
    y = inner(x)
    y.retain_grad()
    outer(y).backward(inputs=[y])
    x.grad = y.grad
    return y.grad
