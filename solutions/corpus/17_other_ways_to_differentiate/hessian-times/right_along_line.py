# title: the gradient's derivative along a line


def hessian_times(f, x, v):
    g = torch.func.grad(f)
    return torch.func.jacfwd(lambda s: g(x + s * v))(torch.zeros((), dtype=x.dtype))
