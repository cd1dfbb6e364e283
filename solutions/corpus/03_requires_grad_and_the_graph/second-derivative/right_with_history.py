# title: gives the result with a history of its own
def second_derivative(f, x):
    t = torch.nn.Parameter(x.clone())
    d = torch.autograd.grad(f(t).sum(), t, create_graph=True)[0].sum()
    if d.grad_fn is None:
        return 0 * t
    dd = torch.autograd.grad(d, t, create_graph=True, allow_unused=True)[0]
    return 0 * t if dd is None else dd
