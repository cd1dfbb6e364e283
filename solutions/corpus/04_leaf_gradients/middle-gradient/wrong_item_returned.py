# title: takes the gradient out with item()
# fails: middle-gradient-test [item-of-many]
# fails: middle-gradient-hidden [item-of-many]


def middle_gradient(inner, outer, x):
    h = inner(x)
    (gradient,) = torch.autograd.grad(outer(h), h)
    return gradient.item()
