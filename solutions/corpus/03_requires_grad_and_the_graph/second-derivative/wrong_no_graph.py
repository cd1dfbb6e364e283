# title: forgets create_graph
# fails: second-derivative-test [first-derivative-without-graph]
# fails: second-derivative-test-line [first-derivative-without-graph]
# fails: second-derivative-hidden [first-derivative-without-graph]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t)
    (bend,) = torch.autograd.grad(slope.sum(), t, materialize_grads=True)
    return bend
