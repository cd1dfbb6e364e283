# title: Hv is how the gradient changes when x moves along v, so I move x a little
# fails: hessian-times-test [nearly-right]
# fails: hessian-times-hidden [nearly-right]


from torch.func import grad


def hessian_times(f, x, v):
    h = 1e-3
    slope = grad(f)
    return (slope(x + h * v) - slope(x)) / h
