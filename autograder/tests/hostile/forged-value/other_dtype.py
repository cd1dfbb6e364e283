# title: right numbers of another element type
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
def second_derivative(f, x):
    point = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(point).sum(), point, create_graph=True)
    (bend,) = torch.autograd.grad(slope.sum(), point, materialize_grads=True)
    return bend.half()
