# title: only the diagonal of J'J
# fails: gauss-newton-test [parameters-one-by-one]
# fails: gauss-newton-test-nist [parameters-one-by-one]
# fails: gauss-newton-hidden [parameters-one-by-one]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w = w - (J.T @ residuals(w)) / (J * J).sum(0)
    return w
