# title: jacfwd, whatever the sizes
# fails: jacobian-test [one-pass-per-input]
# fails: jacobian-hidden [one-pass-per-input]


def whole_jacobian(f, x):
    return torch.func.jacfwd(f)(x)
