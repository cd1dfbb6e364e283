# title: gives autograd.grad the middle first, and then the result
# fails: middle-gradient-test [grad-arguments-exchanged]
# fails: middle-gradient-hidden [grad-arguments-exchanged]


def middle_gradient(inner, outer, x):
    h = inner(x)
    result = outer(h)
    return torch.autograd.grad(h, result)[0]
