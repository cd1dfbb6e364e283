# title: the second derivative is the gradient of the squared gradient
# fails: hessian-times-test [no diagnosis]
# fails: hessian-times-hidden [no diagnosis]


def hessian_times(f, x, v):
    x = x.detach().clone().requires_grad_()
    (g,) = torch.autograd.grad(f(x), x, create_graph=True)
    if not g.requires_grad:
        return torch.zeros_like(v)
    (hv,) = torch.autograd.grad((g * g * v).sum() / 2, x, allow_unused=True)
    return torch.zeros_like(v) if hv is None else hv
