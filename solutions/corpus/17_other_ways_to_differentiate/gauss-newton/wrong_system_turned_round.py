# title: hands lstsq the residuals as the system, and the Jacobian as its right-hand side
# never: one-step-too-few
# fails: gauss-newton-test [gradient-instead-of-a-step]
# fails: gauss-newton-test-nist [gradient-instead-of-a-step]
# fails: gauss-newton-hidden [gradient-instead-of-a-step]
def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        slopes = torch.func.jacfwd(residuals)(w)
        w = w + torch.linalg.lstsq(-residuals(w)[:, None], slopes).solution[0]
    return w
