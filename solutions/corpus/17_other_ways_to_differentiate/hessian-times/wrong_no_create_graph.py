# title: create_graph forgotten
# fails: hessian-times-test [first-derivative-without-graph]
# fails: hessian-times-test-line [first-derivative-without-graph]
# fails: hessian-times-hidden [first-derivative-without-graph]


def hessian_times(f, x, v):
    point = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(point), point)
    (bend,) = torch.autograd.grad((slope * v).sum(), point)
    return bend
