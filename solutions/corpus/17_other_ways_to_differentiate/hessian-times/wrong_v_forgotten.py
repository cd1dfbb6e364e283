# title: differentiates the sum of the gradient
# fails: hessian-times-test [vector-left-out]
# fails: hessian-times-test-line [straight-line-has-no-graph]
# fails: hessian-times-hidden [vector-left-out]


def hessian_times(f, x, v):
    point = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(point), point, create_graph=True)
    (bend,) = torch.autograd.grad(slope.sum(), point, materialize_grads=True)
    return bend
