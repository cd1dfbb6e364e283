# title: a step need not be exact, single precision is faster
# fails: gauss-newton-test [no diagnosis]
# fails: gauss-newton-test-nist [no diagnosis]
# fails: gauss-newton-hidden [no diagnosis]


def gauss_newton(residuals, w, steps):
    w = w.float()
    for _ in range(steps):
        r = residuals(w).float()
        J = torch.func.jacfwd(residuals)(w).float()
        w = w + torch.linalg.lstsq(J, -r[:, None]).solution[:, 0]
    return w.double()
