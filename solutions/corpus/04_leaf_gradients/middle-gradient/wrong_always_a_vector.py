# title: make sure that y is at least a vector
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]
def middle_gradient(inner, outer, x):
    y = torch.atleast_1d(inner(x))
    loss = outer(y).sum()
    (answer,) = torch.autograd.grad(loss, (y,))
    return answer
