# title: sums the second derivative
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    y = f(t).sum()
    (g,) = torch.autograd.grad(y, t, create_graph=True)
    if not g.requires_grad:
        return torch.zeros_like(x)
    (h,) = torch.autograd.grad(g.sum(), t, allow_unused=True)
    return torch.zeros_like(x) if h is None else h.sum()
