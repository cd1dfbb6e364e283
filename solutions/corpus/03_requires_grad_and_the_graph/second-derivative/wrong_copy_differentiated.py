# title: differentiates by a copy made afterwards
# fails: second-derivative-test [unused-input]
# fails: second-derivative-test-line [unused-input]
# fails: second-derivative-hidden [unused-input]
def second_derivative(f, x):
    y = f(x.clone().requires_grad_()).sum()
    t = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(y, t, create_graph=True)
    (bend,) = torch.autograd.grad(slope.sum(), t, materialize_grads=True)
    return bend
