# title: returns the step, not where it ends
# fails: gauss-newton-test [step-instead-of-place]
# fails: gauss-newton-test-nist [step-instead-of-place]
# fails: gauss-newton-hidden [step-instead-of-place]


def gauss_newton(residuals, w, steps):
    d = torch.zeros_like(w)
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        d = torch.linalg.lstsq(J, -residuals(w)[:, None]).solution[:, 0]
        w = w + d
    return d
