# title: right, but for functions that do not bend
# fails: hessian-times-test-line [straight-line-has-no-graph]
# fails: hessian-times-hidden [straight-line-has-no-graph]


def hessian_times(f, x, v):
    point = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(point), point, create_graph=True)
    (bend,) = torch.autograd.grad(slope, point, grad_outputs=v)
    return bend
