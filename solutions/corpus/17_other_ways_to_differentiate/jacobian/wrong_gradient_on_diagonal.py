# title: one backward gives all the slopes, put them on the diagonal
# fails: jacobian-test [gradient-on-a-diagonal]
# fails: jacobian-hidden [no diagnosis]


def whole_jacobian(f, x):
    t = x.clone().requires_grad_()
    f(t).sum().backward()
    return torch.diag(t.grad)
