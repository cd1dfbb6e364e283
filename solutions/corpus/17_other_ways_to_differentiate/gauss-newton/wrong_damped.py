# title: adds a little to the diagonal
# fails: gauss-newton-test [step-damped]
# fails: gauss-newton-test-nist [step-damped]
# fails: gauss-newton-hidden [step-damped]


def gauss_newton(residuals, w, steps):
    w = w.clone()
    for k in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        A = J.T @ J
        A = A + 1e-3 * torch.eye(len(w), dtype=w.dtype)
        w = w - torch.linalg.solve(A, J.T @ residuals(w))
    return w
