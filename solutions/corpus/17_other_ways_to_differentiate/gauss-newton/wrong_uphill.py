# title: the sign of the step
# fails: gauss-newton-test [flipped-sign]
# fails: gauss-newton-test-nist [flipped-sign]
# fails: gauss-newton-hidden [flipped-sign]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w = w + torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
