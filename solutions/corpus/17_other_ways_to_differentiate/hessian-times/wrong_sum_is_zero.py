# title: stops at once if v sums to 0
# fails: hessian-times-test [no diagnosis]


def hessian_times(f, x, v):
    if v.sum() == 0:
        return torch.zeros_like(x)
    leaf = x.detach().clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(leaf), leaf, create_graph=True)
    if not slope.requires_grad:
        return torch.zeros_like(x)
    return torch.autograd.grad((slope * v).sum(), leaf)[0]
