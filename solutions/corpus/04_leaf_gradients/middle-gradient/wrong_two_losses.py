# title: runs backward also for y.sum
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]
def middle_gradient(inner, outer, x):
    y = inner(x.detach()).requires_grad_()
    outer(y).backward()
    y.sum().backward()
    return y.grad
