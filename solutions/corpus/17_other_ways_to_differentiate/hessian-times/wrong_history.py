# title: create_graph in the second call too
# fails: hessian-times-test [history-kept]
# fails: hessian-times-hidden [history-kept]


def hessian_times(f, x, v):
    point = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(point), point, create_graph=True)
    product = (slope * v).sum() + 0 * point.sum()
    (bend,) = torch.autograd.grad(product, point, create_graph=True, materialize_grads=True)
    return bend
