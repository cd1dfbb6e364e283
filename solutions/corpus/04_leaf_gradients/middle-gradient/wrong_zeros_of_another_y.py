# title: the loss is outer(inner(x)), and y is inner(x) once more
# fails: middle-gradient-test [another-middle-asked]
# fails: middle-gradient-hidden [another-middle-asked]


def middle_gradient(inner, outer, x):
    loss, y = outer(inner(x)), inner(x)
    (found,) = torch.autograd.grad(loss, y, allow_unused=True, materialize_grads=True)
    return found
