# title: the Jacobian is computed once
# fails: gauss-newton-test [jacobian-of-the-start]
# fails: gauss-newton-test-nist [jacobian-of-the-start]
# fails: gauss-newton-hidden [jacobian-of-the-start]


def gauss_newton(residuals, w, steps):
    J = torch.func.jacfwd(residuals)(w)
    for _ in range(steps):
        w = w - torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
