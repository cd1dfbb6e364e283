# title: one derivative too many
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    g = f(t).sum()
    for _ in range(3):
        if not g.requires_grad:
            return torch.zeros_like(x)
        (g,) = torch.autograd.grad(g.sum(), t, create_graph=True, allow_unused=True)
        if g is None:
            return torch.zeros_like(x)
    return g.detach()
