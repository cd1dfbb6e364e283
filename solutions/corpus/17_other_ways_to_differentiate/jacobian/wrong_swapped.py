# title: the comparison is the wrong way round
# fails: jacobian-test [one-pass-per-input]
# fails: jacobian-hidden [one-pass-per-input]


def whole_jacobian(f, x):
    m = f(x).numel()
    return torch.func.jacfwd(f)(x) if x.numel() > m else torch.func.jacrev(f)(x)
