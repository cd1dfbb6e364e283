# title: one backward pass of the sum
# fails: jacobian-test [jacobian-expected]
# fails: jacobian-hidden [jacobian-expected]


def whole_jacobian(f, x):
    point = x.clone().requires_grad_()
    (rows,) = torch.autograd.grad(f(point).sum(), point)
    return rows
