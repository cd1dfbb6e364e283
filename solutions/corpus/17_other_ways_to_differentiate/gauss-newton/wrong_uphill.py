# title: the sign of the step
# fails: gauss-newton-test [step-turned-round]
# fails: gauss-newton-test-nist [step-turned-round]
# fails: gauss-newton-hidden [step-turned-round]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w = w + torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
