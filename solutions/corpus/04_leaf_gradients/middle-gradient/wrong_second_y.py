# title: asks for the gradient of a second y, which the loss does not know
# fails: middle-gradient-test [another-middle-asked]
# fails: middle-gradient-hidden [another-middle-asked]


def middle_gradient(inner, outer, x):
    loss = outer(inner(x))
    return torch.autograd.grad(loss, inner(x))[0]
