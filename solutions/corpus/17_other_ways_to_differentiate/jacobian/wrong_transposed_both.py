# title: the transpose, in both modes
# fails: jacobian-test [jacobian-transposed]
# fails: jacobian-hidden [jacobian-transposed]


def whole_jacobian(f, x):
    way = torch.func.jacrev if len(f(x)) < len(x) else torch.func.jacfwd
    return way(f)(x).T
