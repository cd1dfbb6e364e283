# title: the graph is gone after the first row
# fails: jacobian-test [freed-graph]
# fails: jacobian-hidden [freed-graph]


def whole_jacobian(f, x):
    point = x.clone().requires_grad_()
    y = f(point)
    if len(y) > len(x):
        return torch.func.jacfwd(f)(x)
    return torch.stack([torch.autograd.grad(each, point)[0] for each in y])
