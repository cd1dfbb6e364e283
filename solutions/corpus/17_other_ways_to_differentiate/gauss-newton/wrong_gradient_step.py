# title: a step along the gradient
# fails: gauss-newton-test [gradient-instead-of-a-step]
# fails: gauss-newton-test-nist [gradient-instead-of-a-step]
# fails: gauss-newton-hidden [gradient-instead-of-a-step]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w = w - J.T @ residuals(w)
    return w
