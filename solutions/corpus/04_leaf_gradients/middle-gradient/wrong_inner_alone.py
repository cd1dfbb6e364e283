# title: gradient of inner instead of outer
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]
def middle_gradient(inner, outer, x):
    y = inner(x)
    (g,) = torch.autograd.grad(y.sum(), x)
    return g
