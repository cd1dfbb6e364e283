# title: both derivatives land in .grad
# fails: hessian-times-test [derivatives-added-up]
# fails: hessian-times-test-line [straight-line-has-no-graph]
# fails: hessian-times-hidden [derivatives-added-up]


def hessian_times(f, x, v):
    point = x.clone().requires_grad_()
    f(point).backward(create_graph=True)
    (point.grad * v).sum().backward()
    return point.grad.detach()
