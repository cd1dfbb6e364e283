# title: one entry at a time: output i, then its slope
# fails: jacobian-test [one-pass-per-element]
# fails: jacobian-hidden [one-pass-per-element]
# never: one-pass-per-input
from torch.func import grad


def whole_jacobian(f, x):
    m, n = f(x).numel(), x.numel()
    J = torch.zeros(m, n, dtype=x.dtype)
    for i in range(m):
        for j in range(n):
            J[i, j] = grad(lambda t: f(t)[i])(x)[j]
    return J
