# title: adds up the outputs so far, and differentiates each of these sums
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]
# never: accumulated-gradient


def whole_jacobian(f, x):
    if len(x) < len(f(x)):
        return torch.func.jacfwd(f)(x)
    point = x.clone().requires_grad_()
    total, rows = 0.0, []
    for output in f(point):
        total = total + output
        rows.append(torch.autograd.grad(total, point, retain_graph=True)[0])
    return torch.stack(rows)
