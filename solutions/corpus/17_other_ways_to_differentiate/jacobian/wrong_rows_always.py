# title: jacrev, whatever the sizes
# fails: jacobian-test [one-pass-per-output]
# fails: jacobian-hidden [one-pass-per-output]


def whole_jacobian(f, x):
    return torch.func.jacrev(f)(x)
