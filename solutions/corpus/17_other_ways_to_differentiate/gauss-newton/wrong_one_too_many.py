# title: one step more
# fails: gauss-newton-test [one-step-too-many]
# fails: gauss-newton-hidden [one-step-too-many]


def gauss_newton(residuals, w, steps):
    for _ in range(steps + 1):
        J = torch.func.jacfwd(residuals)(w)
        w = w - torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
