# title: solve instead of least squares
# fails: gauss-newton-test [more-equations-than-unknowns]
# fails: gauss-newton-test-nist [more-equations-than-unknowns]
# fails: gauss-newton-hidden [more-equations-than-unknowns]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w = w - torch.linalg.solve(J, residuals(w))
    return w
