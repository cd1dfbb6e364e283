# title: create_graph keeps the history
# fails: jacobian-test [history-kept]
# fails: jacobian-hidden [history-kept]


def whole_jacobian(f, x):
    point = x.clone().requires_grad_()
    y = f(point)
    if len(y) > len(x):
        return torch.func.jacfwd(f)(point)
    rows = [torch.autograd.grad(each, point, create_graph=True)[0] for each in y]
    return torch.stack(rows)
