# title: gradient @ v, as in the lesson
# fails: hessian-times-test [no diagnosis]
# fails: hessian-times-hidden [no diagnosis]

def hessian_times(f, x, v):
    point = x.detach().clone().requires_grad_()
    (g,) = torch.autograd.grad(f(point), point, create_graph=True)
    if not g.requires_grad:
        return torch.zeros_like(x)
    (hv,) = torch.autograd.grad((g @ v).sum(), point, allow_unused=True)
    return torch.zeros_like(x) if hv is None else hv
