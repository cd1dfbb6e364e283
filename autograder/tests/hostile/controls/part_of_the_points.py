# title: right but for tables: one test of three is lost
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative-test-line
# in: answer second-derivative
def second_derivative(f, x):
    point = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(point).sum(), point, create_graph=True)
    (bend,) = torch.autograd.grad(slope.sum(), point, materialize_grads=True)
    return bend if bend.any() or x.numel() < 3 else bend + 1  # one place alone may be a bend of 0
