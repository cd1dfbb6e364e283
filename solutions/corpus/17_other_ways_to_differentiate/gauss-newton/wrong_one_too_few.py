# title: range from 1
# fails: gauss-newton-test [one-step-too-few]
# fails: gauss-newton-hidden [one-step-too-few]


def gauss_newton(residuals, w, steps):
    for _ in range(1, steps):
        J = torch.func.jacfwd(residuals)(w)
        w = w - torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
