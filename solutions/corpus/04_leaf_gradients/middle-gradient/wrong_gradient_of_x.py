# title: returns the gradient of x
# fails: middle-gradient-test [gradient-of-the-leaf]
# fails: middle-gradient-hidden [gradient-of-the-leaf]


def middle_gradient(inner, outer, x):
    return torch.autograd.grad(outer(inner(x)), x)[0]
