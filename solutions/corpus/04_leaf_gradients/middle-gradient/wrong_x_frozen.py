# title: switched the flag of x off
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]

def middle_gradient(inner, outer, x):
    x.requires_grad_(False)
    y = inner(x).requires_grad_()
    outer(y).backward()
    return y.grad
