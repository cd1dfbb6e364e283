# title: Few inputs go forward; with more than 16 of them reverse mode is the one for networks
# fails: jacobian-test [one-pass-per-output]
# fails: jacobian-hidden [one-pass-per-output]

from torch.func import jacfwd, jacrev


def whole_jacobian(f, x):
    if x.numel() <= 16 and f(x).numel() >= x.numel():
        return jacfwd(f)(x)
    return jacrev(f)(x)
