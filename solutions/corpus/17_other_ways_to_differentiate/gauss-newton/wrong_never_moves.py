# title: computes each step, and does not go there
# fails: gauss-newton-test [no diagnosis]
# fails: gauss-newton-test-nist [no diagnosis]
# fails: gauss-newton-hidden [no diagnosis]
# never: one-step-too-few


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w - torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
