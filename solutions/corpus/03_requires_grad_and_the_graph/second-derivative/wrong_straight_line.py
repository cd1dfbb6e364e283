# title: does not think of the straight line
# fails: second-derivative-test-line [straight-slope-leads-elsewhere]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    (bend,) = torch.autograd.grad(slope.sum(), t)
    return bend
