# title: divided differences
# fails: jacobian-test [nearly-right]
# fails: jacobian-hidden [nearly-right]


def whole_jacobian(f, x):
    h, columns = 1e-6, []
    for way in torch.eye(len(x)).to(x):
        columns.append((f(x + h * way) - f(x - h * way)) / (2 * h))
    return torch.stack(columns, dim=1)
