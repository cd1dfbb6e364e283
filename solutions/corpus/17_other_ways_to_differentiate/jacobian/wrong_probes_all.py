# title: asks for m with a whole jacobian first
# fails: jacobian-test [one-pass-per-input]
# fails: jacobian-hidden [one-pass-per-input]


def whole_jacobian(f, x):
    rows = torch.func.jacrev(f)(x)
    columns = torch.func.jacfwd(f)(x)
    return columns if rows.shape[0] > rows.shape[1] else rows
