# title: changes the caller's w
# fails: gauss-newton-test [changed-the-callers-tensor]
# fails: gauss-newton-hidden [changed-the-callers-tensor]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w -= torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
