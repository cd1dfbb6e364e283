# title: handles the unused input, not the slope without a history
# fails: second-derivative-test-line [straight-slope-has-no-history]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    (bend,) = torch.autograd.grad(slope.sum(), t, allow_unused=True)
    return torch.zeros_like(x) if bend is None else bend
