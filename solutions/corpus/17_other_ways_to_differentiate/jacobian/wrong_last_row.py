# title: the loop over the rows ends one too early
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]
import torch
from torch.func import jacfwd, vjp


def whole_jacobian(f, x):
    y, pull = vjp(f, x)
    m, n = y.numel(), x.numel()
    if n < m:
        return jacfwd(f)(x)
    J = torch.zeros(m, n, dtype=x.dtype)
    basis = torch.eye(m, dtype=y.dtype)
    i = 0
    while i < m - 1:
        J[i] = pull(basis[i])[0]
        i += 1
    return J
