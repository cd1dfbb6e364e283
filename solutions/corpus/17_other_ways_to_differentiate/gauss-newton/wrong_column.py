# title: keeps the column shape
# fails: gauss-newton-test [column-kept]
# fails: gauss-newton-test-nist [column-kept]
# fails: gauss-newton-hidden [column-kept]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w = (w[:, None] - torch.linalg.lstsq(J, residuals(w)[:, None]).solution)[:, 0]
    return w[:, None]
