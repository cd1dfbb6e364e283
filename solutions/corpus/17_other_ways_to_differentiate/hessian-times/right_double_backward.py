# title: autograd.grad twice, zeros made explicit


def hessian_times(f, x, v):
    point = x.clone().requires_grad_()
    value = f(point)
    (slope,) = torch.autograd.grad(value, point, create_graph=True)
    if not slope.requires_grad:
        return torch.zeros_like(x)
    (bend,) = torch.autograd.grad((slope * v).sum(), point, allow_unused=True)
    return torch.zeros_like(x) if bend is None else bend
