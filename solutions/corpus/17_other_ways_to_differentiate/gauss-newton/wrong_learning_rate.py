# title: damped
# fails: gauss-newton-test [step-of-another-length]
# fails: gauss-newton-test-nist [step-of-another-length]
# fails: gauss-newton-hidden [step-of-another-length]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w = w - 0.5 * torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
