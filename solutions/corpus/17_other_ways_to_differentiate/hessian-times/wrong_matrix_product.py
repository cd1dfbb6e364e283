# title: works for vectors only
# fails: hessian-times-test [scalar-function-expected]
# fails: hessian-times-hidden [scalar-function-expected]


def hessian_times(f, x, v):
    from torch.func import grad

    return grad(lambda t: grad(f)(t) @ v)(x)
