# title: the gradient of one directional slope


def hessian_times(f, x, v):
    def slope_along(t):
        return torch.func.jvp(f, (t,), (v,))[1]

    return torch.func.grad(slope_along)(x)
