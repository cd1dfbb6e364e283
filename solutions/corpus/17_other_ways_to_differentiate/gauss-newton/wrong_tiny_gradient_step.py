# title: a step along the gradient, with a rate so small that nothing explodes
# fails: gauss-newton-test [gradient-instead-of-a-step]
# fails: gauss-newton-test-nist [gradient-instead-of-a-step]
# fails: gauss-newton-hidden [gradient-instead-of-a-step]
# never: step-damped


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w = w - 1e-9 * (J.T @ residuals(w))
    return w
