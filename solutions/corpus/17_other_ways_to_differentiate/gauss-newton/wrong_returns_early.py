# title: returns inside the loop
# fails: gauss-newton-test [ended-after-one-step]
# fails: gauss-newton-test-nist [ended-after-one-step]
# fails: gauss-newton-hidden [ended-after-one-step]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w = w - torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
        return w
    return w
