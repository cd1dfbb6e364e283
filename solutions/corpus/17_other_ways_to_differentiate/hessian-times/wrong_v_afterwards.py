# title: v comes in after the second derivative
# fails: hessian-times-test [multiplied-too-late]
# fails: hessian-times-test-line [straight-line-has-no-graph]
# fails: hessian-times-hidden [multiplied-too-late]


def hessian_times(f, x, v):
    point = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(point), point, create_graph=True)
    (bend,) = torch.autograd.grad(slope.sum(), point, materialize_grads=True)
    return bend * v
