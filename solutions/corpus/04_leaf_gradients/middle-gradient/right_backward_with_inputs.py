# title: backward(inputs=[y]) fills y.grad only


def middle_gradient(inner, outer, x):
    y = inner(x)
    y.retain_grad()
    outer(y).backward(inputs=[y])
    return y.grad
