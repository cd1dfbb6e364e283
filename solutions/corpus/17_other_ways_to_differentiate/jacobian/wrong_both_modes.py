# title: runs both modes, and returns what either gave
# never: one-pass-per-output
# fails: jacobian-test [one-pass-per-input]
# fails: jacobian-hidden [one-pass-per-input]
def whole_jacobian(f, x):
    by_rows, by_columns = torch.func.jacrev(f)(x), torch.func.jacfwd(f)(x)
    return by_rows if len(by_rows) < len(x) else by_columns
