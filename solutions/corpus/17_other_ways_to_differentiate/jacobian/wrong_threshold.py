# title: forward for fewer than ten inputs
# fails: jacobian-test [one-pass-per-output]
# fails: jacobian-hidden [one-pass-per-output]


def whole_jacobian(f, x):
    return (torch.func.jacfwd if x.numel() < 10 else torch.func.jacrev)(f)(x)
