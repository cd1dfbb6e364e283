# title: returns the tuple that torch.autograd.grad gives
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]


def middle_gradient(inner, outer, x):
    y = inner(x)
    return torch.autograd.grad(outer(y), y)
