# title: always starts from w
# fails: gauss-newton-test [only-one-step]
# fails: gauss-newton-test-nist [only-one-step]
# fails: gauss-newton-hidden [only-one-step]


def gauss_newton(residuals, w, steps):
    here = w
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        here = w - torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return here
