# title: forward mode for up to 20 inputs, reverse mode for more
# fails: jacobian-test [one-pass-per-input]
# fails: jacobian-hidden [one-pass-per-input]


from torch.func import jacfwd, jacrev


def whole_jacobian(f, x):
    few_inputs = len(x) <= 20
    return (jacfwd(f)(x) if few_inputs else jacrev(f)(x)).detach()
