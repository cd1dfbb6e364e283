# title: leaves the solution of lstsq as it comes
# fails: gauss-newton-test [broadcast-each-with-each]
# fails: gauss-newton-test-nist [broadcast-each-with-each]
# fails: gauss-newton-hidden [broadcast-each-with-each]


def gauss_newton(residuals, w, steps):
    w = w.clone()
    for _ in range(steps):
        jac = torch.func.jacfwd(residuals)(w)
        w = w + torch.linalg.lstsq(jac, -residuals(w)[:, None]).solution
    return w
