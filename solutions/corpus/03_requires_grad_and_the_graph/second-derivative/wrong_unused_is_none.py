# title: allows the unused input and returns None
# fails: second-derivative-test-line [no diagnosis]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    (bend,) = torch.autograd.grad(slope.sum(), t, allow_unused=True)
    return bend
