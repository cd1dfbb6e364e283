# title: does not sum, and gives no weights
# fails: second-derivative-test [vector-needs-a-vector]
# fails: second-derivative-test-line [vector-needs-a-vector]
# fails: second-derivative-hidden [vector-needs-a-vector]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t), t, create_graph=True)
    (bend,) = torch.autograd.grad(slope, t, materialize_grads=True)
    return bend
