# title: damps with a share of the diagonal, as Levenberg and Marquardt do
# fails: gauss-newton-test [step-damped]
# fails: gauss-newton-test-nist [step-damped]
# fails: gauss-newton-hidden [step-damped]
# never: step-of-another-length


from torch.func import jacfwd


def gauss_newton(residuals, w, steps):
    """Return the parameters after `steps` Gauss-Newton steps from `w`."""
    w = w.clone()
    for _ in range(steps):
        r = residuals(w)
        J = jacfwd(residuals)(w)
        A = J.T @ J
        damped = A + 1e-3 * torch.diag(torch.diagonal(A))
        d = -torch.linalg.solve(damped, J.T @ r)
        w = w + d
    return w
