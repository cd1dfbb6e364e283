# title: divides each column by its length for the solver, and forgets to undo it
# fails: gauss-newton-test [no diagnosis]
# fails: gauss-newton-test-nist [no diagnosis]
# fails: gauss-newton-hidden [no diagnosis]


def gauss_newton(residuals, w, steps):
    w = w.clone()
    for _ in range(steps):
        jac = torch.func.jacfwd(residuals)(w)
        sizes = jac.norm(dim=0)
        d = torch.linalg.lstsq(jac / sizes, -residuals(w)[:, None]).solution[:, 0]
        w = w + d * sizes.reciprocal().mean()
    return w
