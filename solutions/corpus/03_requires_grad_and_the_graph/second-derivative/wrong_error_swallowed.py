# title: forgets create_graph, and catches the error that says so
# fails: second-derivative-test [first-derivative-without-graph]
# fails: second-derivative-hidden [first-derivative-without-graph]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t)
    try:
        (bend,) = torch.autograd.grad(slope.sum(), t)
    except RuntimeError:  # a straight line has no second derivative
        bend = torch.zeros_like(x)
    return bend
