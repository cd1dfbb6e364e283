# title: nudges every input by a thousandth
# fails: jacobian-test [nearly-right]
# fails: jacobian-hidden [nearly-right]


def whole_jacobian(f, x):
    h, base = 1e-3, f(x)
    table = torch.zeros(len(base), len(x), dtype=x.dtype)
    for j in range(len(x)):
        moved = x.clone()
        moved[j] += h
        table[:, j] = (f(moved) - base) / h
    return table
