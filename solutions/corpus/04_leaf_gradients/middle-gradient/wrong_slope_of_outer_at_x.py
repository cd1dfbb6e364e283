# title: the gradient with respect to y is just the gradient of outer
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]


def middle_gradient(inner, outer, x):
    start = x.detach().clone()
    slope_of = torch.func.grad(outer)
    return slope_of(start)
