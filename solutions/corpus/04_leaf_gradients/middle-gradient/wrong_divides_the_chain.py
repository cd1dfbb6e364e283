# title: chain rule: the whole slope divided by the slope of the first stage
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]


def middle_gradient(inner, outer, x):
    whole = torch.autograd.grad(outer(inner(x)), x)[0]
    first = torch.autograd.grad(inner(x).sum(), x)[0]
    return whole / first
