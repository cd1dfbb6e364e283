# title: mean instead of sum
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]
def second_derivative(f, x):
    t = x.detach().clone().requires_grad_()
    g = torch.autograd.grad(f(t).mean(), t, create_graph=True)[0]
    if not g.requires_grad:
        return torch.zeros_like(x)
    h = torch.autograd.grad(g.sum(), t, allow_unused=True)[0]
    return torch.zeros_like(x) if h is None else h
