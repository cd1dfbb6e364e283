# title: one forward pass along ones
# fails: jacobian-test [one-direction-only]
# fails: jacobian-hidden [no diagnosis]


def whole_jacobian(f, x):
    return torch.func.jvp(f, (x,), (torch.ones_like(x),))[1]
