# title: a backward for each row, and .grad is never cleared
# fails: jacobian-test [accumulated-gradient]
# fails: jacobian-hidden [accumulated-gradient]


def whole_jacobian(f, x):
    if len(x) < len(f(x)):
        return torch.func.jacfwd(f)(x)
    point, rows = x.clone().requires_grad_(), []
    for i in range(len(f(x))):
        f(point)[i].backward()
        rows.append(point.grad.clone())
    return torch.stack(rows)
