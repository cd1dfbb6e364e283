# title: retain_grad() in time, but x.grad is filled as well
# fails: middle-gradient-test [leaves-filled-on-the-way]
# fails: middle-gradient-hidden [leaves-filled-on-the-way]


def middle_gradient(inner, outer, x):
    y = inner(x)
    y.retain_grad()
    loss = outer(y)
    loss.backward()
    return y.grad
