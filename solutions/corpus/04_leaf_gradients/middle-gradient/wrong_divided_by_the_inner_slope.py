# title: divides the gradient of x by the slope of the inner function, element by element
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]


def middle_gradient(inner, outer, x):
    of_x = torch.autograd.grad(outer(inner(x)), x)[0]
    return of_x / torch.autograd.grad(inner(x).sum(), x)[0]
