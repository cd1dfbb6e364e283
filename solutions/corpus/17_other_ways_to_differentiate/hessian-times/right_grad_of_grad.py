# title: the gradient of gradient times v


from torch.func import grad


def hessian_times(f, x, v):
    return grad(lambda t: (grad(f)(t) * v).sum())(x)
