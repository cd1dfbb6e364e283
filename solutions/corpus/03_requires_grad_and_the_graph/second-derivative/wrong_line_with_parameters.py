# title: a straight line is one whose slope has no history
# fails: second-derivative-test-line [straight-slope-leads-elsewhere]

def second_derivative(f, x):
    t = x.detach().clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    if slope.grad_fn is None:
        return torch.zeros_like(x)
    (bend,) = torch.autograd.grad(slope.sum(), t)
    return bend
